import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData, ResolvedPage, ResolvedSite } from '../../../core/content/resolved-page.ts';
import type { ValidPage } from '../../../core/content/valid-page.ts';
import type { WrittenPage } from '../../../core/content/page.gen.ts';
import { withShared, type SharedSections } from '../../../core/content/shared-sections.ts';
import { parseSharedSections } from '../../../core/parse-shared-sections.ts';
import type { Diagnostic } from '../../../core/diagnostic.ts';
import { readJson } from '../../../core/json/json-source.ts';
import { documentHtml } from '../../../core/page/document/document.ts';
import { originalRoute, parseTranslation } from '../../../core/page/routes.ts';
import { createStyleSheets } from '../../bundle/style-sheets.ts';
import { contentHash } from '../../cache/file-hashes.ts';
import type { ResolveContext } from '../../resolve/context.ts';
import { resolvePage } from '../../resolve/resolve-page.ts';
import { unresolvedPage } from '../../resolve/unresolved-page.ts';
import { fingerprint } from '../fingerprint.ts';
import { pageRenderer } from './page-renderer.ts';
import { siteDataFile, type PageFrame } from './page-frame.ts';
import type { MadePage, PageFacts, PageJob } from './page-job.ts';
import { watchUses } from './watch-uses.ts';

/** The exports of src/entries/prerender.tsx, bundled. */
interface Prerender {
  prepare(types: readonly string[], forms: readonly string[]): Promise<string[]>;
  renderPage(site: ResolvedSite, data: PageData): string;
}

/** Makes a page. It stores no page in memory. */
export type MakePage = (job: PageJob) => Promise<MadePage>;

/**
 * Loads the render code, and returns the function that makes a page: read, resolve, render, and convert to
 * text, each once.
 * @param root root of the site, with the files of pages
 * @param context everything outside their files that pages may refer to
 */
export async function pageMaker(root: string, frame: PageFrame, context: ResolveContext): Promise<MakePage> {
  const { build } = frame;
  const prerender = (await import(pathToFileURL(frame.code.prerenderFile).href)) as Prerender;
  // The caller, which knows all pages, writes the style sheets once.
  const styles = createStyleSheets(frame.code, frame.fallbackCss, { write: async () => undefined });
  const shared = parseSharedSections(context);
  const { drafts, isDevelopment } = context.showing;
  return async (job) => {
    const written = readPage(root, job, shared);
    const { language } = parseTranslation(job.file) ?? {};
    const site = language === undefined ? frame.site : frame.translations[language]!;
    const { watched, uses } = watchUses(context, written.source);
    const pageContext = {
      ...watched,
      titlePrefixes: new Map([[originalRoute(written), job.titlePrefix]]),
      // No scheduled change has been due since that moment.
      showing: { drafts, isDevelopment, at: job.since ?? '' },
    };
    const resolved = await resolvePage(written, pageContext).catch((cause: unknown) =>
      unresolvedPage(written, cause),
    );
    if ('code' in resolved) return failedPage(job, resolved);
    const exclusion = (job.isUnrouted || site.isPreview) && { noindex: true };
    const page = { ...resolved, ...(job.isUnrouted && { route: job.route }), ...exclusion };
    const pageText = JSON.stringify(page);
    const version = fingerprint(pageText);
    // Code is loaded with the first page that needs it, so that a change of one page does not wait for other
    // code.
    const missing = await prerender.prepare(page.types, page.forms);
    const { renderMarkup, diagnostics } = pageRenderer((data) => prerender.renderPage(site, data), missing);
    const body = renderMarkup(written, { page, build, version });
    const { shareImage, head } = job;
    const { first, ...sheets } = await styles(page.types, page.forms.length > 0, site.language);
    const assets = {
      ...frame.assets,
      ...(language !== undefined && { site: `/${siteDataFile(build, language)}` }),
      styles: sheets,
      shareImage,
      head,
    };
    const html = documentHtml({
      site,
      page,
      assets,
      build,
      version,
      body,
      firstStyles: first(body),
      data: `/${job.files.data}`,
    });
    const data = `{"page":${pageText},"build":${JSON.stringify(build)},"version":"${version}"}`;
    return { facts: createFacts(page, [...uses]), html, data, diagnostics };
  };
}

function readPage(
  root: string,
  { file, hash, route, isUnrouted }: PageJob,
  shared: SharedSections,
): ValidPage {
  const bytes = readFileSync(path.join(root, file));
  if (contentHash(bytes) !== hash)
    throw new Error(`${file} has changed while the site was built. Build it again.`);
  const source = withShared(readJson({ path: file, text: bytes.toString('utf8') }), shared);
  return { route: isUnrouted ? '' : route, file, data: source.data as WrittenPage, source };
}

function createFacts(page: ResolvedPage, uses: string[]): PageFacts {
  const { route, canonical, noindex, language, languages, types, forms } = page;
  const inSections = forms.length > 0 ? JSON.stringify(page.sections) : '';
  const formsInSections = forms.filter((form) => inSections.includes(`"form":{"id":"${form}"`));
  const languageFacts = { ...(language && { language }), ...(languages && { languages }) };
  return { route, canonical, noindex, ...languageFacts, types, forms, formsInSections, uses };
}

function failedPage({ route }: PageJob, diagnostic: Diagnostic): MadePage {
  const facts = {
    route,
    canonical: route,
    noindex: false,
    types: [],
    forms: [],
    formsInSections: [],
    uses: [],
  };
  return { facts, html: '', data: '', diagnostics: [diagnostic] };
}
