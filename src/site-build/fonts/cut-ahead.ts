import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { JsonObject } from '../../core/content/valid-page.ts';
import { readJson } from '../../core/json/json-source.ts';
import type { Project } from '../../core/project.ts';
import type { Roots } from '../roots.ts';
import { fontText } from './font-text.ts';
import { cachePlace } from '../project-folder.ts';

/** What the thread is told. */
export interface CutInput {
  /** A text with every character that the fonts have to have. */
  text: string;
  /** The folder of the site's content, whose typefaces are cut. */
  content: string;
  /** Where fonts are kept. */
  cache: string;
}

/**
 * Cuts the fonts of a site in a thread, for whoever asks for them later.
 * @param characters those of its files
 * @returns when they are there, or can't be cut: who asks for them is told why
 */
export function cutAhead(
  roots: Roots,
  characters: string,
  project: Pick<Project, 'messages' | 'site'>,
): Promise<void> {
  const data = project.site ? readJson(project.site).data : undefined;
  const workerData: CutInput = {
    text: fontText(characters, project.messages, (data ?? {}) as JsonObject),
    content: path.join(roots.site, 'pages-config'),
    cache: cachePlace(roots, 'media'),
  };
  const worker = new Worker(new URL('./subset-worker.ts', import.meta.url), { workerData });
  return new Promise((resolve) => {
    worker.once('error', () => resolve());
    worker.once('exit', () => resolve());
  });
}
