import { existsSync } from 'node:fs';
import path from 'node:path';
import { declaredLanguages, findLanguages } from '../../core/content/languages/languages.ts';
import { toRoute } from '../../core/page/routes.ts';
import type { JsonObject } from '../../core/content/valid-page.ts';
import { readJson } from '../../core/json/json-source.ts';
import { createMedia, toMediaResolver } from '../media/media.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import type { ResolveContext } from '../resolve/context.ts';
import type { Roots } from '../roots.ts';
import type { ValidatedSite } from '../validate-site.ts';
import type { LastBuild } from './changes/last-build.ts';
import { aroundPages, type FrameOptions } from './changes/last-pages.ts';
import type { PageCacheEntry } from './changes/page-cache.ts';
import { filesOfRoute, type MadePage, type PageJob } from './render/page-job.ts';
import { pageMaker } from './render/page-maker.ts';
import { nameOfMedia } from './render/watch-uses.ts';
import { Output, type Stamp } from './output/output.ts';
import { createHead } from './page-plans.ts';
import type { ReportProgress } from './progress.ts';
import { publish } from './output/publish.ts';
import { cachePlace } from '../project-folder.ts';

export interface TextBuildInput extends FrameOptions {
  roots: Roots;
  folder: string;
  cache: BuildCache;
  last: LastBuild;
  read: ValidatedSite;
  progress: ReportProgress;
}

/** The maximal number of pages: for more, the threads of a full build are faster. */
const MAX_PAGES = 250;

/**
 * Renders only the pages whose texts in sections have changed, if nothing else has changed since the last
 * build. No other page, list or file of the site can show these texts, so nothing else is checked.
 * @returns the rendered pages and their files; undefined if anything else has changed, or may have: then it
 *   has written nothing, and a full build is needed
 */
export async function renderTextChanges(
  input: TextBuildInput,
): Promise<{ rendered: PageJob[]; written: ReadonlyMap<string, Stamp> } | undefined> {
  const { roots, folder, cache, last, read, progress, compress } = input;
  // An extension may use any part of a page for its files.
  if (read.extensions.length > 0) return undefined;
  const frame = last.pages.frame(aroundPages(cache, read, input));
  if (!frame || !existsSync(frame.code.prerenderFile)) return undefined;
  const changedFiles = last.pages.changed(
    read.project.pages.map((page) => page.path),
    (file) => cache.files.getLastHash(file),
  );
  if (changedFiles.length > MAX_PAGES || !last.isWhole()) return undefined;
  const cached = last.cached.getSome(changedFiles.map(toRoute));
  if (!cached.every(isSelfContained)) return undefined;
  const jobs = cached.map(({ shareImage, since }, index): PageJob => {
    const file = changedFiles[index]!;
    const route = toRoute(file);
    const own = {
      file,
      hash: cache.files.getLastHash(file)!,
      route,
      files: filesOfRoute(route),
      shareImage,
    };
    return {
      ...own,
      isUnrouted: false,
      since,
      compress,
      titlePrefix: '',
      shareTitle: '',
      head: createHead([]),
      languages: '',
    };
  });
  progress(`Rendering ${jobs.length} of ${read.project.pages.length} pages`);
  const make = await pageMaker(roots.site, frame, createContext(roots, read));
  const pages: MadePage[] = [];
  for (const job of jobs) pages.push(await make(job));
  if (!pages.every((page, index) => page.diagnostics.length === 0 && hasSameFacts(page, cached[index]!)))
    return undefined;
  const written = await publish(folder, async (staging) => {
    const output = new Output(staging, compress, folder);
    for (const [index, { html, data }] of pages.entries()) {
      const { files } = jobs[index]!;
      await output.write(files.html, html);
      await output.write(files.data, data);
    }
    return output.written;
  });
  jobs.forEach(({ route, file, hash }, index) => {
    const stamps = cached[index]!.files.map(([name, stamp]): [string, Stamp] => [
      name,
      written.get(name) ?? stamp,
    ]);
    last.cached.set(route, { ...cached[index]!, hash, files: stamps });
    last.pages.add(file, hash);
  });
  return { rendered: jobs, written };
}

/** Whether a page uses nothing outside its file except media, and no other file of the site shows it. */
function isSelfContained(cached: PageCacheEntry | undefined): cached is PageCacheEntry {
  if (!cached) return false;
  const { types, forms } = cached.facts;
  const isOnServer = forms.length > 0 || types.includes('receipt');
  return !isOnServer && cached.uses.every(([use]) => nameOfMedia(use) !== undefined);
}

/** Whether a page differs from its cached facts only in texts. */
function hasSameFacts({ facts }: MadePage, cached: PageCacheEntry): boolean {
  const uses = cached.uses.map(([use]) => use);
  return JSON.stringify(facts) === JSON.stringify({ ...cached.facts, uses });
}

/** The context of pages that use nothing outside. */
function createContext(roots: Roots, { project, validation, expandTemplate }: ValidatedSite): ResolveContext {
  const contentFolder = path.join(roots.site, 'pages-config');
  const cacheFolder = cachePlace(roots, 'media');
  const site = readJson(project.site!).data as JsonObject;
  return {
    set: validation.set,
    media: toMediaResolver(createMedia({ contentFolder, cacheFolder })),
    expandTemplate,
    site,
    forms: new Map(),
    collections: new Map(),
    titlePrefixes: new Map(),
    showing: validation.showing,
    // Collecting all pages takes time, so it is done only if languages need it.
    languages: declaredLanguages(site).length > 0 ? findLanguages(site, validation.pages) : undefined,
    shared: [],
  };
}
