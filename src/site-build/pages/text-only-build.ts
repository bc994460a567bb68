import { existsSync } from 'node:fs';
import path from 'node:path';
import { declaredLanguages, languagesOf } from '../../core/content/languages.ts';
import { routeOf } from '../../core/page/routes.ts';
import type { JsonObject } from '../../core/content/valid-page.ts';
import { readJson } from '../../core/json/json-source.ts';
import { createMedia, resolverOf } from '../media/media.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import type { ResolveContext } from '../resolve/context.ts';
import type { Roots } from '../roots.ts';
import type { ValidatedSite } from '../validate-site.ts';
import type { LastBuild } from './changes/last-build.ts';
import { aroundPages, type FrameOptions } from './changes/last-pages.ts';
import type { KeptPage } from './changes/page-record.ts';
import { filesOfRoute, type MadePage, type PageJob } from './render/page-job.ts';
import { pageMaker } from './render/page-maker.ts';
import { nameOfMedia } from './render/watch-uses.ts';
import { Output, type Stamp } from './output/output.ts';
import { headOf } from './page-plans.ts';
import type { Progress } from './progress.ts';
import { publish } from './output/publish.ts';
import { cachePlace } from '../project-folder.ts';

export interface RedrawInput extends FrameOptions {
  roots: Roots;
  folder: string;
  record: BuildCache;
  last: LastBuild;
  read: ValidatedSite;
  progress: Progress;
}

/** Of more pages the threads make sooner an end, which draw pages of which everything may have changed. */
const FEW = 250;

/**
 * Draws those pages again in whose sections words have changed, where nothing else has changed since the last build: no
 * other page, list or file of the site can show anything of it, so that nothing else is gone through.
 * @returns the pages that were drawn, and the files that they have become; nothing where more has changed, or may have:
 *   then nothing was done, and the whole site is to be gone through
 */
export async function renderTextChanges(
  input: RedrawInput,
): Promise<{ drawn: PageJob[]; written: ReadonlyMap<string, Stamp> } | undefined> {
  const { roots, folder, record, last, read, progress, compress } = input;
  // An extension may make files of anything that pages hold.
  if (read.extensions.length > 0) return undefined;
  const frame = last.pages.frame(aroundPages(record, read, input));
  if (!frame || !existsSync(frame.code.prerenderFile)) return undefined;
  const changed = last.pages.changed(
    read.project.pages.map((page) => page.path),
    (file) => record.files.lastHashOf(file),
  );
  if (changed.length > FEW || !last.isWhole()) return undefined;
  const kept = changed.map((file) => last.kept.get(routeOf(file)));
  if (!kept.every(standsAlone)) return undefined;
  const jobs = kept.map(({ shareImage, since }, index): PageJob => {
    const file = changed[index]!;
    const route = routeOf(file);
    const own = { file, hash: record.files.lastHashOf(file)!, route, files: filesOfRoute(route), shareImage };
    return {
      ...own,
      isUnrouted: false,
      since,
      compress,
      titlePrefix: '',
      shareTitle: '',
      head: headOf([]),
      languages: '',
    };
  });
  progress(`Drawing ${jobs.length} of ${read.project.pages.length} pages`);
  const make = await pageMaker(roots.site, frame, contextOf(roots, read));
  const made: MadePage[] = [];
  for (const job of jobs) made.push(await make(job));
  if (!made.every((page, index) => page.faults.length === 0 && isLike(page, kept[index]!))) return undefined;
  const written = await publish(folder, async (staging) => {
    const output = new Output(staging, compress, folder);
    for (const [index, { html, data }] of made.entries()) {
      const { files } = jobs[index]!;
      await output.write(files.html, html);
      await output.write(files.data, data);
    }
    return output.written;
  });
  jobs.forEach(({ route, file, hash }, index) => {
    const stamps = kept[index]!.files.map(([name, stamp]): [string, Stamp] => [
      name,
      written.get(name) ?? stamp,
    ]);
    last.kept.set(route, { ...kept[index]!, hash, files: stamps });
    last.pages.add(file, hash);
  });
  return { drawn: jobs, written };
}

/** Whether a page shows nothing from outside of its file but media, and no file of the site but its own shows it. */
function standsAlone(kept: KeptPage | undefined): kept is KeptPage {
  if (!kept) return false;
  const { types, forms } = kept.facts;
  const isOnServer = forms.length > 0 || types.includes('receipt');
  return !isOnServer && kept.uses.every(([use]) => nameOfMedia(use) !== undefined);
}

/** Whether a page is, but for its words, what it was. */
function isLike({ facts }: MadePage, kept: KeptPage): boolean {
  const uses = kept.uses.map(([use]) => use);
  return JSON.stringify(facts) === JSON.stringify({ ...kept.facts, uses });
}

/** What pages that stand alone are resolved in. */
function contextOf(roots: Roots, { project, validation, expandTemplate }: ValidatedSite): ResolveContext {
  const content = path.join(roots.site, 'pages-config');
  const cache = cachePlace(roots, 'media');
  const site = readJson(project.site!).data as JsonObject;
  return {
    set: validation.set,
    media: resolverOf(createMedia({ content, cache })),
    expandTemplate,
    site,
    forms: new Map(),
    collections: new Map(),
    titlePrefixes: new Map(),
    showing: validation.showing,
    // To know all pages takes a while: it is done where it matters.
    languages: declaredLanguages(site).length > 0 ? languagesOf(site, validation.pages) : undefined,
    shared: [],
  };
}
