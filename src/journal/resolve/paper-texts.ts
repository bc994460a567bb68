import type { SiteMedia } from '../../build/resolve/context.ts';
import type { LoadedImage } from '../../core/content/resolved.ts';
import type { PaperText } from '../content/resolved.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import { drawText } from '../text/draw/draw-text.ts';

/** The texts of papers, as their pages show them. */
export interface PaperTexts {
  /** @param route of the paper; for one that has no text there is nothing to show */
  of(route: string): PaperText;
  /** All that it follows from: a text is drawn only where it has changed. */
  sourceOf(route: string): string;
}

/**
 * Makes the pictures of all texts ready: what a page that is not drawn again shows has to be in the built site, too.
 * @throws when a picture can't be read
 */
export async function paperTexts(papers: readonly PaperRecord[], media: SiteMedia): Promise<PaperTexts> {
  const byRoute = new Map(
    papers.flatMap((paper) => (paper.text ? [[paper.route, paper.text] as const] : [])),
  );
  const references = new Map(papers.map(({ route, references: all = [] }) => [route, all.length]));
  const files = new Set([...byRoute.values()].flatMap(({ pictures }) => pictures));
  const ready = await Promise.all(
    [...files].map(async (file) => [file, await pictureOf(file, media)] as const),
  );
  const pictures = new Map(ready);
  return {
    of: (route) => {
      const text = byRoute.get(route);
      return text ? drawText(text.read(), pictures, references.get(route)!) : nothing;
    },
    sourceOf: (route) => {
      const text = byRoute.get(route);
      const shown = text?.pictures.map((file) => pictures.get(file));
      return JSON.stringify([text?.hash, shown, references.get(route)]);
    },
  };
}

const nothing: PaperText = { contents: [], body: [], notes: [], cited: [] };

async function pictureOf(src: string, media: SiteMedia): Promise<LoadedImage> {
  const image = await media.imageBeside({ src, alt: '' });
  if (image.kind === 'file') return image;
  throw new Error(`${src} was taken for a drawing of the site.`);
}
