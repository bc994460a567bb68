import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunnableDevEnvironment } from 'vite';
import type { ResolvedPage, ResolvedSite } from '../../core/content/resolved-page.ts';
import type { AskedEntry } from '../../core/gallery/gallery-entry.ts';
import { escapeMarkup } from '../../core/markup.ts';
import { toAbsolutePath, sectionFile } from '../code/code-places.ts';
import type { DevAnswer } from '../dev/handler.ts';
import { pageStyles } from '../dev/page-styles.ts';
import type { Roots } from '../roots.ts';
import type { Gallery } from './load-gallery.ts';

/** The exports of src/entries/dev/gallery/render-example.tsx. */
interface RenderExample {
  renderExample(site: ResolvedSite, page: ResolvedPage): Promise<string>;
}

/**
 * The document of one example, rendered by the same code as a built page; if that fails, a document with the
 * reason.
 * @param url `?theme=dark` makes it dark, regardless of the chosen theme; `?still` removes its scripts, for
 *   pictures
 */
export async function exampleDocument(
  environment: RunnableDevEnvironment,
  roots: Roots,
  gallery: Gallery,
  { kind, name, number = 1 }: AskedEntry,
  url: URL,
): Promise<DevAnswer> {
  const { runner, config } = environment;
  const isStill = url.searchParams.has('still');
  try {
    const [site, page] = await Promise.all([gallery.site(), gallery.page(kind, name, number)]);
    const { renderExample } = await runner.import<RenderExample>('/dev/gallery/render-example.tsx');
    const body = await renderExample(site, page);
    const html = await readFile(path.join(config.root, 'dev/gallery/example.html'), 'utf8');
    const files = [renderModule, ...page.types.map((type) => sectionFile(roots, type))];
    const sheets = await pageStyles(
      environment,
      files.map((file) => toAbsolutePath(roots, file)),
    );
    const styles = sheets.map(
      ({ id, css }) => `<style data-vite-dev-id="${escapeMarkup(id)}">${css}</style>`,
    );
    return htmlAnswer(
      html
        .replace('</head>', () => [...styles, ...(isStill ? [] : scripts), '</head>'].join('\n'))
        .replace(
          'lang="en"',
          () => `lang="${escapeMarkup(site.language)}" data-theme="${requestedTheme(url)}"`,
        )
        .replace('<title></title>', () => `<title>${escapeMarkup(page.title)}</title>`)
        .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`),
    );
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    config.logger.error(`${url.pathname}: ${error.stack ?? error.message}`, { error });
    const message = `${name}, example ${number}, can’t be rendered: ${error.message}`;
    const head = `<title>${escapeMarkup(name)}</title>\n<link rel="icon" href="data:,">`;
    return htmlAnswer(
      `<!doctype html>\n<html lang="en">\n${head}\n<main>${escapeMarkup(message)}</main>\n</html>\n`,
      500,
    );
  }
}

/** The module that renders an example, from the engine's root. */
const renderModule = 'src/entries/dev/gallery/render-example.tsx';

/** The modules that hydrate it. */
const scripts = [
  '<script type="module" src="/@vite/client"></script>',
  '<script type="module" src="/dev/gallery/hydrate-example.tsx" blocking="render"></script>',
];

function htmlAnswer(body: string, status = 200): DevAnswer {
  return { status, type: 'text/html; charset=utf-8', body };
}

function requestedTheme(url: URL): string {
  return /^(light|dark)$/.exec(url.searchParams.get('theme') ?? '')?.[0] ?? '';
}
