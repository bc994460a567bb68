import type { ViteDevServer } from 'vite';
import type { ResolvedPage, ResolvedSite } from '../../core/content/resolved-page.ts';
import type { AskedEntry } from '../../core/gallery/gallery-entry.ts';
import { escapeMarkup } from '../../core/markup.ts';
import { htmlAnswer, type GalleryAnswer } from './gallery-answer.ts';
import { galleryDocument } from './gallery-document.ts';
import type { Gallery } from './load-gallery.ts';

/** What src/entries/dev/gallery/draw-example.tsx exports. */
interface DrawExample {
  drawExample(site: ResolvedSite, page: ResolvedPage): Promise<string>;
}

/**
 * The document of one example, its markup drawn by the same code as a built page's; where that fails, one that says why.
 * @param url with `?theme=dark` it is dark whatever was chosen
 */
export async function exampleDocument(
  server: ViteDevServer,
  gallery: Gallery,
  { kind, name, number = 1 }: AskedEntry,
  url: URL,
): Promise<GalleryAnswer> {
  try {
    const [site, page] = await Promise.all([gallery.site(), gallery.page(kind, name, number)]);
    const module = (await server.ssrLoadModule('/dev/gallery/draw-example.tsx')) as DrawExample;
    const body = await module.drawExample(site, page);
    const html = await galleryDocument(server, 'example.html', url.pathname);
    return htmlAnswer(
      html
        .replace('lang="en"', () => `lang="${escapeMarkup(site.language)}" data-theme="${themeOf(url)}"`)
        .replace('<title></title>', () => `<title>${escapeMarkup(page.title)}</title>`)
        .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`),
    );
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    server.ssrFixStacktrace(error);
    server.config.logger.error(`${url.pathname}: ${error.stack ?? error.message}`);
    const words = `${name}, example ${number}, can’t be drawn: ${error.message}`;
    return htmlAnswer(
      `<!doctype html>\n<html lang="en">\n<title>${escapeMarkup(name)}</title>\n<main>${escapeMarkup(words)}</main>\n</html>\n`,
      500,
    );
  }
}

function themeOf(url: URL): string {
  return /^(light|dark)$/.exec(url.searchParams.get('theme') ?? '')?.[0] ?? '';
}
