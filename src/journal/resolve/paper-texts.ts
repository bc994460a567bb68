import type { MakerFiles } from '../../build/extensions/maker.ts';
import type { SiteMedia } from '../../build/resolve/context.ts';
import type { LoadedImage } from '../../core/content/resolved.ts';
import type { PaperText } from '../content/resolved.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import { drawText } from '../text/draw/draw-text.ts';
import type { FullText } from '../text/full-text.ts';

/** What a page shows of its paper’s text follows from this alone, as JSON; null where there is no text. */
type TextSource =
  [file: string, hash: string, pictures: [file: string, image: LoadedImage][], references: number] | null;

/** The text of a paper, as its page shows it, made of its source. @param textOf gives a text that was read before */
export function paperText(source: string, textOf: MakerFiles['textOf']): PaperText {
  const known = JSON.parse(source) as TextSource;
  if (!known) return { contents: [], body: [], notes: [], cited: [] };
  const [file, hash, pictures, references] = known;
  return drawText(textOf(file, hash) as FullText, new Map(pictures), references);
}

/**
 * Gives what the text of a paper follows from, as its page shows it, by its route. The pictures of all texts are made
 * ready: what a page that is not drawn again shows has to be in the built site, too.
 * @throws when a picture can't be read
 */
export async function textSources(
  papers: readonly PaperRecord[],
  media: SiteMedia,
): Promise<(route: string) => string> {
  const byRoute = new Map(papers.map((paper) => [paper.route, paper]));
  const files = new Set(papers.flatMap(({ text }) => text?.pictures ?? []));
  const ready = await Promise.all(
    [...files].map(async (file) => [file, await pictureOf(file, media)] as const),
  );
  const pictures = new Map(ready);
  return (route) => {
    const { text, references = [] } = byRoute.get(route) ?? {};
    const source: TextSource = text
      ? [text.file, text.hash, text.pictures.map((file) => [file, pictures.get(file)!]), references.length]
      : null;
    return JSON.stringify(source);
  };
}

async function pictureOf(src: string, media: SiteMedia): Promise<LoadedImage> {
  const image = await media.imageBeside({ src, alt: '' });
  if (image.kind === 'file') return image;
  throw new Error(`${src} was taken for a drawing of the site.`);
}
