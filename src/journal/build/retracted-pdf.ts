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

/** What the page in front of a retracted paper says. */
export interface Retraction {
  /** As citations give it. */
  title: string;
  /** The title in other languages, one of which the file's typeface may be able to write. */
  translations: readonly string[];
  /** In words: 4 October 2025. */
  date: string;
  note: string;
  /** The address of the paper’s page. */
  url: string;
}

/**
 * The file of a retracted paper as it is to be handed out: a page in front that says so, and a mark across every other
 * page, so that no copy of it passes for a paper to rely on. The same file and notice give the same bytes.
 */
export async function retractedPdf(bytes: Uint8Array, retraction: Retraction): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const plain = await document.embedFont(StandardFonts.Helvetica);
  for (const page of document.getPages()) drawMark(page, bold);
  const [first] = document.getPages();
  const size: [number, number] = first ? sizeOf(first) : A4;
  drawNotice(document.insertPage(0, size), retraction, { bold, plain });
  document.setTitle(retraction.title);
  // The page in front has no tags, and its fonts are not embedded: the copy conforms to PDF/A and PDF/UA no longer.
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

/** As it is seen: what lies beyond is cut off. */
function sizeOf(page: PDFPage): [width: number, height: number] {
  const { width, height } = page.getCropBox();
  return [width, height];
}

/** Along the diagonal, pale enough to read what lies below. */
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
  // On small pages a long note is set smaller, so that all of it is there.
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

/** Texts as lines, each with how far it lies below the first, and how deep all of them reach. */
function setLines(
  texts: readonly Text[],
  scale: number,
  maxWidth: number,
): { lines: (Required<Text> & { down: number })[]; depth: number } {
  let depth = 0;
  const lines = texts.flatMap(({ text, font, size: whole, color = INK }) => {
    const size = whole * scale;
    const own = linesOf(text, font, size, maxWidth).map((line, index) => {
      return { text: line, font, size, color, down: depth + index * size * 1.45 };
    });
    depth += own.length * size * 1.45 + size * 0.8;
    return own;
  });
  return { lines, depth };
}

/** The typefaces that every reader of PDFs has know Latin letters alone; the paper’s page says the rest. */
function canWrite(text: string, font: PDFFont): boolean {
  const known = new Set(font.getCharacterSet());
  return [...text.replace(/\s/g, ' ')].every((letter) => known.has(letter.codePointAt(0)!));
}

function linesOf(text: string, font: PDFFont, size: number, maxWidth: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((each) => piecesOf(each, font, size, maxWidth))) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && font.widthOfTextAtSize(longer, size) <= maxWidth)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A word in pieces that fit on a line: addresses are longer than lines. */
function piecesOf(word: string, font: PDFFont, size: number, maxWidth: number): string[] {
  const pieces = [''];
  for (const letter of word) {
    const longer = pieces.at(-1)! + letter;
    if (pieces.at(-1) !== '' && font.widthOfTextAtSize(longer, size) > maxWidth) pieces.push(letter);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}
