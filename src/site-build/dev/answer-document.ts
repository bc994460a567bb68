import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect, RunnableDevEnvironment } from 'vite';
import type { PageData, ResolvedSite } from '../../core/content/resolved-page.ts';
import { redirectTarget } from '../../core/content/redirects.ts';
import { escapeMarkup } from '../../core/markup.ts';
import { documentHtml } from '../../core/page/document/document.ts';
import { dataAddress, normalRoute } from '../../core/page/page-address.ts';
import { previewAddress } from '../../core/page/preview.ts';
import type { PreviewDiagnostic } from '../../core/page/preview.ts';
import { toAbsolutePath, sectionFile } from '../code/code-places.ts';
import type { Roots } from '../roots.ts';
import type { SiteTheme } from '../theme/site-theme.ts';
import { codeDiagnostic } from './code-diagnostic.ts';
import { handler } from './handler.ts';
import type { LiveSite } from './live-site.ts';
import { siteInLanguage } from './preview/preview.ts';
import { previewDiagnostic } from './preview/preview-diagnostics.ts';
import { pageStyles } from './page-styles.ts';
import type { NamedSheet } from './page-styles.ts';

/** The exports of src/entries/dev/render-for-preview.tsx. */
interface PreviewRenderer {
  renderForPreview(site: ResolvedSite, data: PageData): Promise<string>;
}

interface RenderedPreview {
  body: string;
  sheets: NamedSheet[];
  diagnostic?: PreviewDiagnostic;
}

/**
 * Serves documents. The HTML of a page is rendered as in the build, so that the browser hydrates the same
 * markup. The server's own pages (/_tokens), and pages of a site that can't be rendered, are empty documents,
 * which the browser fills.
 */
export function serveDocuments(
  environment: RunnableDevEnvironment,
  live: LiveSite,
  roots: Roots,
): Connect.NextHandleFunction {
  return handler(async ({ pathname, search }, { method }) => {
    const route = normalRoute(decodeURIComponent(pathname));
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const preview = await live.current();
    const redirect = preview.content.validation.redirects.find(({ from }) => from === route);
    // A temporary redirect, unlike the server's permanent one: the browser would cache a permanent one across
    // edits.
    if (redirect?.to !== undefined)
      return { status: 307, location: redirectTarget(redirect.to, search), type: 'text/plain', body: '' };
    if (path.extname(route)) return undefined;
    const shared = ownPages.includes(route) ? undefined : await preview.shared().catch(() => undefined);
    if (!shared) {
      const html = await readFile(path.join(roots.engine, 'src/entries/dev/index.html'), 'utf8');
      return { type: 'text/html; charset=utf-8', body: html };
    }
    const { data, status } = await preview.page(route);
    const { language } = data.page;
    const site = siteInLanguage(shared, language);
    const rendered = await render(environment, roots, site, data);
    const body = documentHtml({
      site,
      page: data.page,
      assets: createAssets(rendered, preview.content.theme, language),
      build: shared.build,
      version: data.version,
      body: rendered.body,
      data: dataAddress(route),
    });
    return { status, type: 'text/html; charset=utf-8', body };
  });
}

/** If rendering throws here, the browser renders the page: its error boundaries isolate the failing part. */
async function render(
  environment: RunnableDevEnvironment,
  roots: Roots,
  site: ResolvedSite,
  data: PageData,
): Promise<RenderedPreview> {
  const { engine } = roots;
  const files = [
    path.join(engine, 'src/entries', rendererFile),
    ...data.page.types.map((code) => toAbsolutePath(roots, sectionFile(roots, code))),
    ...(data.page.forms.length > 0 ? [path.join(engine, 'src/forms/form-code.ts')] : []),
  ];
  try {
    const { renderForPreview } = (await environment.runner.import(rendererFile)) as PreviewRenderer;
    const body = await renderForPreview(site, data);
    return { body, sheets: await pageStyles(environment, files) };
  } catch (error) {
    return { body: '', sheets: [], diagnostic: previewDiagnostic(roots, codeDiagnostic(roots, error)) };
  }
}

/** The server's own pages, which src/entries/dev/development.tsx renders. */
const ownPages = ['/_tokens', '/_type'];

const rendererFile = '/dev/render-for-preview.tsx';

/** The scripts that built documents contain inline: they apply the chosen theme, and handle the switch for it. */
const inlineFiles = ['/choices.ts', '/preferences.ts'];

function createAssets(
  { sheets, diagnostic }: RenderedPreview,
  theme: SiteTheme,
  language: string | undefined,
): Parameters<typeof documentHtml>[0]['assets'] {
  const diagnosticJson = diagnostic && JSON.stringify(diagnostic).replaceAll('<', '\\u003c');
  const head = [
    '<link rel="icon" href="data:,">',
    ...inlineFiles.map((address) => `<script src="${address}"></script>`),
    ...sheets.map(({ id, css }) => `<style data-vite-dev-id="${escapeMarkup(id)}">${css}</style>`),
    '<script type="module" src="/@vite/client"></script>',
    '<script type="module" src="/dev/development.tsx"></script>',
    ...(diagnosticJson
      ? [`<script type="application/json" id="render-error">${diagnosticJson}</script>`]
      : []),
  ];
  return {
    script: '/loader.ts',
    code: ['/dev/hydrate.tsx'],
    later: '/plain-page.ts',
    styles: { links: [previewAddress.fonts] },
    ground: { light: theme.value('--paper', 'light'), dark: theme.value('--paper', 'dark') },
    site: previewAddress.site + (language === undefined ? '' : `?language=${language}`),
    shareImage: '/',
    head: head.join('\n'),
  };
}
