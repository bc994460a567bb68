import { breakLines } from './break-lines.ts';
import type { Line } from './break-lines.ts';
import { isShaped } from './fonts.ts';
import type { Span } from './markdown.ts';
import { measure, sheet } from './styles.ts';
import type { TextStyle } from './styles.ts';
import { wordsOf } from './words.ts';
import type { Word } from './words.ts';

type Doc = PDFKit.PDFDocument;

interface Box {
  x: number;
  width: number;
  /** Room before the first line, or before all others where it is negative. */
  indent?: number;
}

/** A paragraph that is broken into lines and ready to be drawn. */
export interface Paragraph {
  words: Word[];
  lines: Line[];
  style: TextStyle;
  box: Box;
  height: number;
}

export const textBox: Box = { x: sheet.text, width: measure };

/** Breaks spans into the lines of a box. Devanagari needs more room above and below than Latin. */
export function compose(doc: Doc, spans: Span[], asked: TextStyle, box: Box): Paragraph {
  const tall = spans.some((span) => isShaped(span.text));
  const style = tall ? { ...asked, leading: asked.leading * 1.12, italic: false } : asked;
  const words = wordsOf(doc, spans, style);
  const space = spaceOf(doc, style);
  const lines = breakLines(
    words.map((word) => word.width),
    { measure: box.width, space, indent: box.indent ?? 0 },
  );
  return { words, lines, style, box, height: lines.length * style.leading };
}

/** Draws a paragraph without a tag of its own: inside an artifact or an element that is already open. */
export function drawFreely(
  doc: Doc,
  text: string,
  style: TextStyle,
  at: { x: number; y: number; width: number; align?: 'left' | 'right' | 'center' },
): void {
  const paragraph = compose(doc, [{ text }], style, { x: at.x, width: at.width });
  const width = Math.max(...paragraph.lines.map((line) => lineWidth(paragraph, line)));
  const free = at.width - width;
  paragraph.box.x += at.align === 'right' ? free : at.align === 'center' ? free / 2 : 0;
  drawLines(doc, paragraph, 0, paragraph.lines.length, at.y);
}

/** How wide a line is with its gaps. */
export function lineWidth({ words }: Paragraph, line: Line): number {
  const set = words.slice(line.from, line.to);
  return set.reduce((sum, word) => sum + word.width, 0) + line.gap * (set.length - 1);
}

/** Draws some lines of a paragraph, the first of them with its top here. */
export function drawLines(doc: Doc, paragraph: Paragraph, from: number, to: number, top: number): void {
  const { lines, words, style, box } = paragraph;
  doc.fillColor(style.color);
  for (let index = from; index < to; index += 1) {
    const line = lines[index];
    if (!line) continue;
    const baseline = top + (index - from) * style.leading + style.leading * 0.72;
    let x = box.x + (index === 0 ? (box.indent ?? 0) : 0);
    for (let position = line.from; position < line.to; position += 1) {
      const word = words[position];
      if (!word) continue;
      drawWord(doc, word, style, x, baseline, position < words.length - 1);
      x += word.width + line.gap;
    }
  }
}

function drawWord(doc: Doc, word: Word, style: TextStyle, x: number, y: number, spaced: boolean): void {
  const shaped = isShaped(word.text);
  const last = word.pieces.length - 1;
  if (shaped) doc.markContent('Span', { actual: word.text + (spaced ? ' ' : '') });
  let left = x;
  word.pieces.forEach((piece, index) => {
    const text = spaced && index === last ? `${piece.text} ` : piece.text;
    doc.font(piece.font).fontSize(piece.size);
    if (shaped && index === last) closeAfterNextText(doc);
    doc.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' });
    left += piece.width;
  });
}

/**
 * Ends the marked content right behind the letters (ET), before the library restores the graphics state: readers such
 * as poppler place the text that stands for shaped letters by the font and direction at the very end of the mark.
 */
function closeAfterNextText(doc: Doc): void {
  const addContent = doc.addContent.bind(doc);
  doc.addContent = (data) => {
    addContent(data);
    if (data === 'ET') {
      doc.addContent = addContent;
      doc.endMarkedContent();
    }
    return doc;
  };
}

function spaceOf(doc: Doc, style: TextStyle): number {
  return doc.font(`${style.family}-${style.weight}-normal`).fontSize(style.size).widthOfString(' ');
}
