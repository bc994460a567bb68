import type { ViteDevServer } from 'vite';
import type { ResolvedPage, ResolvedSite } from '../../core/content/resolved-page.ts';
import type { readGalleryAddress } from '../../core/gallery/gallery-entry.ts';
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
  { kind, name, number = 1 }: NonNullable<ReturnType<typeof readGalleryAddress>>,
  url: URL,
): Promise<GalleryAnswer> {
  const html = await galleryDocument(server, 'example.html', url.pathname);
  const theme = /^(light|dark)$/.exec(url.searchParams.get('theme') ?? '')?.[0] ?? '';
  try {
    const [site, page] = await Promise.all([gallery.site(), gallery.page(kind, name, number)]);
    const module = (await server.ssrLoadModule('/dev/gallery/draw-example.tsx')) as DrawExample;
    const body = await module.drawExample(site, page);
    return htmlAnswer(filled(html, { language: site.language, title: page.title, theme, body }));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    server.ssrFixStacktrace(error);
    const said = `<main id="content"><p>${escapeMarkup(`${name}, example ${number}, can’t be drawn: ${error.message}`)}</p></main>`;
    server.config.logger.error(`${url.pathname}: ${error.stack ?? error.message}`);
    return htmlAnswer(filled(html, { language: 'en', title: name, theme, body: said }), 500);
  }
}

interface Filling {
  language: string;
  title: string;
  theme: string;
  body: string;
}

function filled(html: string, { language, title, theme, body }: Filling): string {
  return html
    .replace('lang="en"', () => `lang="${escapeMarkup(language)}" data-theme="${theme}"`)
    .replace('<title></title>', () => `<title>${escapeMarkup(title)}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
}
