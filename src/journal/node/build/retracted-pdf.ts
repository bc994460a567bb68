import {
  degrees,
  PDFDocument,
  PDFName,
  PDFRef,
  PDFStream,
  rgb,
  type PDFPage,
  type RGB,
} from '@cantoo/pdf-lib';
import { escapeMarkup } from 'pagewright/text';
import { embedNoticeFonts, wordsInFonts, type NoticeFonts, type WordInFont } from './notice-fonts.ts';
import { drawNotice, type NoticeParagraph } from './notice-page.ts';
import { asArtifact, tagFirstPage } from './notice-tags.ts';

/** The data of the notice page in a retracted paper. */
export interface Retraction {
  /** The title as in citations. */
  title: string;
  /** The title in other languages, one of which the file's typeface may support. */
  translations: readonly string[];
  /** The date in words: 4 October 2025. */
  date: string;
  note: string;
  /** The address of the paper’s page. */
  url: string;
}

/**
 * The download of a retracted paper: with a notice page at its beginning, and a mark across every other page, so that
 * no copy looks valid. The fonts are embedded and the notice is tagged, so that a file of the journal stays archivable
 * and accessible. The same file and notice produce the same bytes.
 */
export async function retractedPdf(bytes: Uint8Array, retraction: Retraction): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const texts = noticeTexts(retraction);
  const fonts = await embedNoticeFonts(
    document,
    texts.flatMap(({ choices }) => choices),
  );
  for (const page of document.getPages()) asArtifact(page, () => drawMark(page, fonts.bold));
  const [first] = document.getPages();
  const size: [number, number] = first ? visibleSize(first) : A4;
  const paragraphs = texts.flatMap(
    ({ choices, weight, ...style }): (NoticeParagraph & Pick<NoticeText, 'language'>)[] => {
      const words = choices
        .map((text) => wordsInFonts(text, fonts[weight]))
        .find((each) => each !== undefined);
      return words ? [{ ...style, words }] : [];
    },
  );
  drawNotice(document.insertPage(0, size), paragraphs);
  const isTagged = tagFirstPage(
    document,
    paragraphs.map(({ language }) => language),
  );
  document.setTitle(retraction.title);
  updateClaims(document, retraction.title, isTagged);
  return document.save();
}

/**
 * Writes the new title into the metadata. A file from elsewhere may no longer conform to PDF/A, so its metadata are
 * removed.
 */
function updateClaims({ catalog, context }: PDFDocument, title: string, isTagged: boolean): void {
  const name = PDFName.of('Metadata');
  const reference = catalog.get(name);
  const metadata = catalog.lookup(name);
  if (!(metadata instanceof PDFStream)) return;
  const packet = Buffer.from(metadata.getContents()).toString();
  const isOwn = ['<pdfaid:part>2<', '<pdfaid:conformance>A<', '<pdfuaid:part>1<'].every((claim) =>
    packet.includes(claim),
  );
  if (reference instanceof PDFRef) context.delete(reference);
  catalog.delete(name);
  if (!isOwn || !isTagged) return;
  const newPacket = packet.replace(
    /(<dc:title>[^]*?<rdf:li xml:lang="x-default">)[^<]*/,
    (_, before: string) => before + escapeMarkup(title),
  );
  const stream = context.stream(Buffer.from(newPacket), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(name, context.register(stream));
}

/** The size in points. */
const A4: [number, number] = [595.28, 841.89];
const RED = rgb(0.7, 0.07, 0.07);
const WORD = 'RETRACTED';

/** The visible size: content outside is cropped. */
function visibleSize(page: PDFPage): [width: number, height: number] {
  const { width, height } = page.getCropBox();
  return [width, height];
}

/** Writes the mark diagonally, pale enough to read the text below. */
function drawMark(page: PDFPage, fonts: NoticeFonts): void {
  const [{ font }] = wordsInFonts(WORD, fonts) as [WordInFont];
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

/** A text of the notice: the first choice that the fonts support is used. */
interface NoticeText {
  choices: readonly string[];
  weight: 'bold' | 'plain';
  size: number;
  color?: RGB;
  language?: string;
}

function noticeTexts({ title, translations, date, note, url }: Retraction): NoticeText[] {
  const sentence = (text: string): NoticeText => ({
    choices: [text],
    weight: 'plain',
    size: 12,
    language: 'en',
  });
  return [
    { choices: [WORD], weight: 'bold', size: 44, color: RED, language: 'en' },
    // A text that no font supports is only on the paper’s page.
    { choices: [title, ...translations], weight: 'bold', size: 16 },
    sentence(`This paper was retracted: ${date}. Do not rely on it, and do not cite it as a source.`),
    { choices: [note], weight: 'plain', size: 12 },
    sentence(`The notice, and the record of the paper: ${url}`),
  ];
}
