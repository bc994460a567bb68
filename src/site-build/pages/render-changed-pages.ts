import path from 'node:path';
import type { Period } from '../../core/content/dates/moments.ts';
import { ContentError } from '../../core/content-error.ts';
import { loadValidated, type LoadedSite } from '../load-site.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import type { Roots } from '../roots.ts';
import type { ValidatedSite } from '../validate-site.ts';
import type { LastBuild } from './changes/last-build.ts';
import { aroundPages } from './changes/last-pages.ts';
import { MediaFiles } from './changes/media-files.ts';
import { PageCache } from './changes/page-cache.ts';
import { createInputHashes } from './changes/input-hashes.ts';
import { explainRender } from './changes/explain-render.ts';
import { renderPages } from './render/render-pages.ts';
import type { PagePlan } from './render/page-job.ts';
import { Output, readStamp, type Stamp } from './output/output.ts';
import { hashOfFrame, pageFrame } from './page-frame.ts';
import { pagePlans } from './page-plans.ts';
import type { ReportProgress } from './progress.ts';
import { publish } from './output/publish.ts';
import { publishedPages } from './output/published-pages.ts';
import { removeStale } from './output/remove-stale.ts';
import { siteBundle } from './site-bundle.ts';
import { filesToMake, recordExtensionFiles } from './shared/extension-files.ts';
import { writeShared } from './shared/write-shared.ts';

/** The inputs of a build whose content or code has changed. */
export interface ChangedInput {
  roots: Roots;
  folder: string;
  cache: BuildCache;
  last: LastBuild;
  read: ValidatedSite;
  progress: ReportProgress;
  compress: boolean;
  debug: boolean;
  share: boolean;
  drafts: boolean;
  /** Whether files of earlier builds stay for a while, because open pages may load them. */
  old: boolean;
  why: string | undefined;
  threads: number | undefined;
}

interface ChangedReport {
  pages: number;
  rendered: number;
  timeZone: string;
  /** The period without scheduled changes. */
  unchanged: Period;
  why?: string | undefined;
  /** Every file of the site. */
  written: ReadonlyMap<string, Stamp>;
}

/**
 * Builds a site with changes: renders the affected pages, and writes everything else.
 * @throws ContentError if a section can't be rendered
 */
export async function renderChangedPages(input: ChangedInput): Promise<ChangedReport> {
  const { roots, folder, cache, last, read, progress, compress, debug } = input;
  const content = loadValidated(roots, read);
  progress('Preparing pictures, films, downloads and the code');
  const result = await publish(folder, async (staging) => {
    const output = new Output(staging, compress, folder);
    // A child process builds the bundle, while this process prepares the rest.
    const [{ site, translations, context, fonts, addition, jobs }, code] = await Promise.all([
      prepare(content, output, input),
      siteBundle(roots, content.validation.types, debug),
    ]);
    const frame = pageFrame(content, site, translations, code, fonts);
    const pages = openPageCache(
      input,
      content,
      hashOfFrame(frame, context.site),
      createInputHashes(cache, content, context),
    );
    const reasons = await findReasons(pages, jobs);
    const jobsToRender = jobs.filter((job) => reasons.has(job));
    progress(`Rendering ${jobsToRender.length} of ${jobs.length} pages`);
    const filesToCreate = filesToMake(addition.made, output, last);
    const {
      pages: rendered,
      files,
      diagnostics: fileDiagnostics,
    } = await renderPages({
      roots,
      frame,
      context,
      extensions: content.extensions.map(({ name }) => name),
      version: cache.version,
      jobs: jobsToRender,
      made: [...filesToCreate.keys()],
      staging,
      folder,
      compress,
      threads: input.threads,
      onRendered: (count) => progress('Rendering pages', count, jobsToRender.length),
    });
    for (const [name, stamp] of files) output.written.set(name, stamp);
    const diagnostics = [...rendered.flatMap((page) => page.diagnostics), ...fileDiagnostics];
    if (diagnostics.length > 0) throw new ContentError(diagnostics);
    for (const [index, page] of rendered.entries()) await pages.store(jobsToRender[index]!, page);
    const allPages = jobs.map((job) => ({ job, page: pages.cached(job)! }));
    for (const { page } of allPages) for (const [name, stamp] of page.files) output.written.set(name, stamp);
    const published = publishedPages(frame, allPages, output, folder);
    await writeShared({ content, frame, addition, pages: published, output, debug });
    progress('Writing media');
    const extensionFiles = new Set(addition.made.flatMap(({ names }) => names));
    const mediaNames = [...pages.keepOnly(jobs), ...(await writeMedia(content, folder, extensionFiles))];
    const media = mediaNames.filter((name) => !extensionFiles.has(name));
    for (const name of media) output.written.set(name, readStamp(path.join(folder, name))!);
    return { written: output.written, made: filesToCreate, addition, site, frame, jobs, reasons };
  });
  const { written, made, addition, site, frame, jobs, reasons } = result;
  recordExtensionFiles(addition.made, made, last);
  await removeStale(folder, written, {
    before: last.names(),
    now: new Date(),
    isPreview: input.drafts,
    keepsOldFiles: input.old,
  });
  last.pages.set(aroundPages(cache, read, input), frame, cache, read);
  const why = input.why && explainChange(input.why, jobs, reasons);
  const { pages: visiblePages, unchanged } = content.validation;
  const { timeZone } = site;
  return { pages: visiblePages.length, rendered: reasons.size, timeZone, unchanged, why, written };
}

/** Prepares the inputs of rendering, besides code, and draws the sharing pictures. */
async function prepare(content: LoadedSite, output: Output, input: ChangedInput) {
  const { cache } = input;
  const site = await content.site();
  const translations = await content.translations();
  const context = await content.context();
  // A thread may still be subsetting the fonts: the icons are drawn meanwhile.
  const [fonts] = await Promise.all([content.fonts(), content.pictures.brand()]);
  const hashOrNone = (file: string) => cache.files.getHash(`pages-config/${file}`) ?? 'none';
  const { heads, ...addition } = await content.addition(new Date().toISOString().slice(0, 10), hashOrNone);
  const jobs = await pagePlans(cache, content, heads, input);
  await writeShares(content, jobs, output, input);
  return { site, translations, context, fonts, addition, jobs };
}

/** Writes the sharing pictures of all pages, and draws those that are missing. */
async function writeShares(
  { pictures }: LoadedSite,
  jobs: readonly PagePlan[],
  output: Output,
  { folder, last }: ChangedInput,
): Promise<void> {
  const titles = new Map(jobs.map(({ shareImage, shareTitle }) => [shareImage.slice(1), shareTitle]));
  for (const [name, title] of titles) {
    const stamp = last.getStamp(name) ?? readStamp(`${folder}/${name}`);
    if (stamp) output.written.set(name, stamp);
    else await output.write(name, await pictures.drawShare(title));
  }
}

/**
 * Writes media; existing hashed files stay.
 * @param extensionFiles the names of files that extensions have created, some of which are media
 * @returns the names of all other written files, below the built site
 */
async function writeMedia(
  { media, pictures }: LoadedSite,
  folder: string,
  extensionFiles: ReadonlySet<string>,
): Promise<string[]> {
  await pictures.brand();
  for (const name of extensionFiles) media.outputs.delete(`/${name}`);
  await media.flush(folder);
  return [...media.outputs.keys()].map((address) => address.slice(1));
}

function openPageCache(
  { folder, last }: ChangedInput,
  content: LoadedSite,
  frame: string,
  hashOfUse: ReturnType<typeof createInputHashes>,
): PageCache {
  return new PageCache({
    table: last.cached,
    frame,
    hashOfUse,
    isThere: (name, [size, modified]) => {
      const stamp = readStamp(`${folder}/${name}`);
      return stamp !== undefined && stamp[0] === size && stamp[1] === modified;
    },
    media: new MediaFiles(last.media, content.media, (name) => last.isUnchanged(name)),
  });
}

/** The reasons why pages must be rendered. */
async function findReasons(pages: PageCache, jobs: readonly PagePlan[]): Promise<Map<PagePlan, string>> {
  const reasons = new Map<PagePlan, string>();
  for (const job of jobs) {
    const reason = await pages.reason(job);
    if (reason !== undefined) reasons.set(job, reason);
  }
  return reasons;
}

function explainChange(
  route: string,
  jobs: readonly PagePlan[],
  reasons: ReadonlyMap<PagePlan, string>,
): string {
  const job = jobs.find((each) => each.route === route);
  return explainRender(route, job !== undefined, job && reasons.get(job));
}
