import { extname } from 'node:path';
import { chartFile } from '../../core/text/chart/chart-file.ts';
import { plainColours } from '../../core/text/chart/plain-colours.ts';
import { pictureType } from '../../core/text/picture-type.ts';
import { figuresIn } from '../../core/text/figures-in.ts';
import type { Figure, FullText } from '../../core/text/full-text.ts';

/** A picture of a book. */
export interface BookPicture {
  figure: Figure;
  /** Its path relative to the text: images/figure-1.svg. */
  href: string;
  type: string;
  content: string | Uint8Array;
}

/**
 * The pictures of a text: charts as drawings, files unchanged.
 * @throws if a file is missing, or not a picture that every e-reader supports: validation has reported both before
 */
export function createBookPictures(text: FullText, files: ReadonlyMap<string, Uint8Array>): BookPicture[] {
  return figuresIn(text).map((figure) => {
    const { id, picture } = figure;
    if ('chart' in picture) {
      const content = `<?xml version="1.0" encoding="UTF-8"?>\n${chartFile(picture.chart, plainColours)}\n`;
      return { figure, href: `images/${id}.svg`, type: 'image/svg+xml', content };
    }
    const content = files.get(picture.file);
    const type = pictureType(picture.file);
    if (!content || !type) throw new Error(`No picture for a book: ${picture.file}`);
    return { figure, href: `images/${id}${extname(picture.file).toLowerCase()}`, type, content };
  });
}
