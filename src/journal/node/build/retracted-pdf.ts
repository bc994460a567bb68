import {
  degrees,
  PDFDocument,
  PDFName,
  PDFRef,
  rgb,
  StandardFonts,
  type PDFFont,
  type PDFPage,
} from '@cantoo/pdf-lib';

/** The data of the notice page in a retracted paper. */
export interface Retraction {
  /** As in citations. */
  title: string;
  /** The title in other languages, one of which the file's typeface may support. */
  translations: readonly string[];
  /** In words: 4 October 2025. */
  date: string;
  note: string;
  /** The address of the paper’s page. */
  url: string;
}

/**
 * The download of a retracted paper: with a notice page at its beginning, and a mark across every other page, so that
 * no copy appears as valid. The same file and notice produce the same bytes.
 */
export async function retractedPdf(bytes: Uint8Array, retraction: Retraction): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const plain = await document.embedFont(StandardFonts.Helvetica);
  for (const page of document.getPages()) drawMark(page, bold);
  const [first] = document.getPages();
  const size: [number, number] = first ? visibleSize(first) : A4;
  drawNotice(document.insertPage(0, size), retraction, { bold, plain });
  document.setTitle(retraction.title);
  // The notice page has no tags, and its fonts are not embedded: the copy does not conform to PDF/A and PDF/UA any
  // more.
  const metadata = document.catalog.get(PDFName.of('Metadata'));
  document.catalog.delete(PDFName.of('Metadata'));
  if (metadata instanceof PDFRef) document.context.delete(metadata);
  return document.save();
}

/** In points. */
const A4: [number, number] = [595.28, 841.89];
const MARGIN = 64;
const RED = rgb(0.7, 0.07, 0.07);
const INK = rgb(0.1, 0.1, 0.1);
const WORD = 'RETRACTED';

/** The visible size: content outside is cropped. */
function visibleSize(page: PDFPage): [width: number, height: number] {
  const { width, height } = page.getCropBox();
  return [width, height];
}

/** Diagonally, pale enough to read the text below. */
function drawMark(page: PDFPage, font: PDFFont): void {
  const { x, y, width, height } = page.getCropBox();
  const size = width / 7;
  const length = font.widthOfTextAtSize(WORD, size);
  page.drawText(WORD, {
    x: x + (width - length * Math.SQRT1_2) / 2,
    y: y + (height - length * Math.SQRT1_2) / 2,
    size,
    font,
    color: RED,
    opacity: 0.22,
    rotate: degrees(45),
  });
}

function drawNotice(
  page: PDFPage,
  { title, translations, date, note, url }: Retraction,
  { bold, plain }: Record<'bold' | 'plain', PDFFont>,
): void {
  const { width, height } = page.getSize();
  const named = [title, ...translations].find((text) => canWrite(text, bold));
  const texts: Text[] = [
    { text: WORD, font: bold, size: 44, color: RED },
    ...(named === undefined ? [] : [{ text: named, font: bold, size: 16 }]),
    {
      text: `This paper was retracted: ${date}. It is not to be relied on, nor cited as a source.`,
      font: plain,
      size: 12,
    },
    ...(canWrite(note, plain) ? [{ text: note, font: plain, size: 12 }] : []),
    { text: `The notice, and the record of the paper: ${url}`, font: plain, size: 12 },
  ];
  const from = height - MARGIN - 60;
  // On small pages a long note is set smaller, so that it fits.
  for (const scale of [1, 0.85, 0.7, 0.55, 0.4]) {
    const { lines, depth } = setLines(texts, scale, width - 2 * MARGIN);
    if (depth > from - MARGIN / 2 && scale > 0.4) continue;
    for (const { text, down, ...style } of lines)
      page.drawText(text, { ...style, x: MARGIN, y: from - down });
    return;
  }
}

interface Text {
  text: string;
  font: PDFFont;
  size: number;
  color?: typeof INK;
}

/** Splits texts into lines, each with its distance from the first, and the total height. */
function setLines(
  texts: readonly Text[],
  scale: number,
  maxWidth: number,
): { lines: (Required<Text> & { down: number })[]; depth: number } {
  let depth = 0;
  const lines = texts.flatMap(({ text, font, size: whole, color = INK }) => {
    const size = whole * scale;
    const own = breakLines(text, font, size, maxWidth).map((line, index) => {
      return { text: line, font, size, color, down: depth + index * size * 1.45 };
    });
    depth += own.length * size * 1.45 + size * 0.8;
    return own;
  });
  return { lines, depth };
}

/** The standard typefaces of PDF readers only have Latin letters; the paper’s page has the rest. */
function canWrite(text: string, font: PDFFont): boolean {
  const known = new Set(font.getCharacterSet());
  return [...text.replace(/\s/g, ' ')].every((letter) => known.has(letter.codePointAt(0)!));
}

function breakLines(text: string, font: PDFFont, size: number, maxWidth: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((each) => breakWord(each, font, size, maxWidth))) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && font.widthOfTextAtSize(longer, size) <= maxWidth)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Splits a word into pieces that fit on a line, for long addresses. */
function breakWord(word: string, font: PDFFont, size: number, maxWidth: number): string[] {
  const pieces = [''];
  for (const letter of word) {
    const longer = pieces.at(-1)! + letter;
    if (pieces.at(-1) !== '' && font.widthOfTextAtSize(longer, size) > maxWidth) pieces.push(letter);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}
