import { rgb, type PDFPage, type RGB } from '@cantoo/pdf-lib';
import type { WordInFont } from './notice-fonts.ts';
import { asParagraph } from './notice-tags.ts';

const MARGIN = 64;
const INK = rgb(0.1, 0.1, 0.1);

/** A paragraph of the notice, with the fonts of its words. */
export interface NoticeParagraph {
  words: readonly WordInFont[];
  /** The size of letters, in points. */
  size: number;
  /** Default: ink */
  color?: RGB;
}

/** Writes the paragraphs of a notice on an empty page. On small pages a long note has smaller letters, so that it fits. */
export function drawNotice(page: PDFPage, paragraphs: readonly NoticeParagraph[]): void {
  const { width, height } = page.getSize();
  const from = height - MARGIN - 60;
  for (const scale of [1, 0.85, 0.7, 0.55, 0.4]) {
    const { set, depth } = setLines(paragraphs, scale, width - 2 * MARGIN);
    if (depth > from - MARGIN / 2 && scale > 0.4) continue;
    for (const [id, { lines, size, color }] of set.entries())
      asParagraph(page, id, () => {
        for (const { line, down } of lines) drawLine(page, line, { size, color, y: from - down });
      });
    return;
  }
}

function drawLine(
  page: PDFPage,
  line: readonly WordInFont[],
  { size, color, y }: { size: number; color: RGB; y: number },
): void {
  let x = MARGIN;
  for (const run of joinWords(line)) {
    page.drawText(run.text, { x, y, size, color, font: run.font });
    x += run.font.widthOfTextAtSize(run.text, size);
  }
}

/** Joins adjacent words of one font; a space belongs to the word before it. */
function joinWords(line: readonly WordInFont[]): WordInFont[] {
  const runs: WordInFont[] = [];
  for (const { text, font, isJoined } of line) {
    const last = runs.at(-1);
    if (last && !isJoined) last.text += ' ';
    if (last?.font === font) last.text += text;
    else runs.push({ text, font });
  }
  return runs;
}

interface SetParagraph {
  lines: { line: WordInFont[]; down: number }[];
  size: number;
  color: RGB;
}

/** Splits paragraphs into lines, each with its distance from the first, and the total height. */
function setLines(
  paragraphs: readonly NoticeParagraph[],
  scale: number,
  maxWidth: number,
): { set: SetParagraph[]; depth: number } {
  let depth = 0;
  const set = paragraphs.map(({ words, size: fullSize, color = INK }): SetParagraph => {
    const size = fullSize * scale;
    const lines = breakLines(words, size, maxWidth).map((line, index) => {
      return { line, down: depth + index * size * 1.45 };
    });
    depth += lines.length * size * 1.45 + size * 0.8;
    return { lines, size, color };
  });
  return { set, depth };
}

function breakLines(words: readonly WordInFont[], size: number, maxWidth: number): WordInFont[][] {
  const lines: WordInFont[][] = [];
  let width = 0;
  for (const word of words.flatMap((each) => breakWord(each, size, maxWidth))) {
    const wordWidth = word.font.widthOfTextAtSize(word.text, size);
    const space = word.isJoined ? 0 : word.font.widthOfTextAtSize(' ', size);
    const longer = width + space + wordWidth;
    const last = lines.at(-1);
    if (last && longer <= maxWidth) {
      last.push(word);
      width = longer;
    } else {
      lines.push([word]);
      width = wordWidth;
    }
  }
  return lines;
}

/** Splits a word into pieces that fit on a line, for long addresses. */
function breakWord({ text, font, isJoined }: WordInFont, size: number, maxWidth: number): WordInFont[] {
  const pieces = [''];
  for (const letter of text) {
    const longer = pieces.at(-1)! + letter;
    if (pieces.at(-1) !== '' && font.widthOfTextAtSize(longer, size) > maxWidth) pieces.push(letter);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces.map((piece, index) => ({
    text: piece,
    font,
    ...((isJoined || index > 0) && { isJoined: true }),
  }));
}
