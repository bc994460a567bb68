import { sizeFactor, splitByFont } from './fonts.ts';
import type { Span } from './markdown.ts';
import type { TextStyle } from './styles.ts';

/** What stands between two spaces, cut where the font changes. */
export interface Word {
  text: string;
  width: number;
  pieces: { text: string; font: string; size: number; width: number }[];
}

/** Cuts spans into words and measures them. */
export function wordsOf(doc: PDFKit.PDFDocument, spans: Span[], style: TextStyle): Word[] {
  const words: Word[] = [];
  let open: Word | null = null;
  for (const span of spans) {
    span.text.split(' ').forEach((text, index) => {
      if (index > 0) open = null;
      if (text === '') return;
      if (!open) words.push((open = { text: '', width: 0, pieces: [] }));
      append(doc, open, text, span, style);
    });
  }
  return words;
}

function append(doc: PDFKit.PDFDocument, word: Word, text: string, span: Span, style: TextStyle): void {
  const italic = (span.italic ?? false) !== (style.italic ?? false);
  const weight = span.bold ? 600 : style.weight;
  for (const part of splitByFont(text, { family: style.family, weight, italic })) {
    const size = style.size * sizeFactor(part.font);
    const width = doc.font(part.font).fontSize(size).widthOfString(part.text);
    word.pieces.push({ ...part, size, width });
    word.width += width;
  }
  word.text += text;
}
