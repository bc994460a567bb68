import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WrittenSite } from '../../core/content/site.gen.ts';
import { readJson } from '../../core/json/json-source.ts';
import type { Project } from '../../core/project.ts';
import type { WrittenTypeface } from '../../core/theme/typeface.ts';
import type { Roots } from '../roots.ts';
import { fontText } from './font-text.ts';
import { cachePlace } from '../project-folder.ts';

/** The input of the thread. */
export interface SubsetInput {
  /** A text with every character that the fonts must have. */
  text: string;
  typefaces: readonly WrittenTypeface[];
  /** The folder of the site's content, which may have files of typefaces. */
  content: string;
  /** The cache folder of fonts. */
  cache: string;
}

/**
 * Subsets the fonts of a site in a thread, before they are needed.
 * @param characters all characters in the site's files
 * @returns a promise that resolves when the fonts are cached, even if subsetting fails: the build then gets
 *   the error itself
 */
export function subsetAhead(
  roots: Roots,
  characters: string,
  project: Pick<Project, 'messages' | 'site'>,
): Promise<void> {
  const site = ((project.site && readJson(project.site).data) ?? {}) as Partial<WrittenSite>;
  const workerData: SubsetInput = {
    text: fontText(characters, project.messages, site),
    typefaces: site.theme?.typefaces ?? [],
    content: path.join(roots.site, 'pages-config'),
    cache: cachePlace(roots, 'media'),
  };
  const worker = new Worker(new URL('./subset-worker.ts', import.meta.url), { workerData });
  const done = new Promise<void>((resolve) => {
    worker.once('error', () => resolve());
    worker.once('exit', () => resolve());
  });
  runningThreads.set(workerData.content, done);
  return done;
}

/** Resolves when the thread for the fonts of a content folder has ended, or at once if there is none. */
export async function subsetsUnderWay(contentFolder: string): Promise<void> {
  await runningThreads.get(contentFolder);
}

const runningThreads = new Map<string, Promise<void>>();
