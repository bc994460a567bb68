import PDFDocument from 'pdfkit';
import { registerFonts } from './fonts.ts';
import { drawFreely } from './lines.ts';
import type { DocumentRecord } from './record.ts';
import { ink, sheet, styles } from './styles.ts';

export type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

/** A heading and the page that it fell on. */
export interface Heading {
  text: string;
  level: number;
  page: number;
}

/** A document while it is being set: where the next line goes, and what has been set so far. */
export interface Press {
  doc: PDFKit.PDFDocument;
  record: DocumentRecord;
  /** The element of the tag tree that blocks are added to. */
  root: Structure;
  y: number;
  /** How far down the narrow column is taken on this page. */
  railBottom: number;
  page: number;
  /** True where the next heading needs no room above it. */
  atHead: boolean;
  headings: Heading[];
}

/** A new document, tagged for screen readers, with fixed dates so that the same text gives the same file. */
export function openPress(record: DocumentRecord, digest: string): Press {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: record.language,
    info: infoOf(record, digest),
  });
  registerFonts(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    doc,
    record,
    root,
    y: sheet.top,
    railBottom: 0,
    page: record.firstPage - 1,
    atHead: false,
    headings: [],
  };
}

/** What the file says of itself; the source is the digest by which a test sees that the file is up to date. */
function infoOf(record: DocumentRecord, digest: string) {
  const date = new Date(`${record.published}-01T00:00:00Z`);
  return {
    Title: record.title,
    Author: record.authors.map((author) => author.name).join(', '),
    Subject: `${record.kind}. ${record.note.foot}`,
    Keywords: record.facts.map((fact) => fact.value).join('; '),
    Creator: 'Illumine documents',
    CreationDate: date,
    ModDate: date,
    Source: digest,
  };
}

/** Begins a page with its running head and foot; the opening page carries its own head. */
export function newPage(press: Press, { head = true } = {}): void {
  const { doc, record } = press;
  doc.addPage();
  press.page += 1;
  press.y = sheet.top;
  press.railBottom = 0;
  doc.markContent('Artifact', { type: 'Pagination' });
  if (head) {
    drawFreely(doc, record.masthead.running, styles.running, { x: sheet.left, y: 48, width: 170 });
    const detail = `${record.masthead.name}, ${record.masthead.detail}`;
    drawFreely(doc, detail, styles.running, { x: 230, y: 48, width: sheet.right - 230, align: 'right' });
    rule(press, 64, ink.line, 0.6);
  }
  const foot = record.note.foot;
  drawFreely(doc, foot, styles.running, { x: sheet.left, y: 794, width: 380 });
  const number = String(press.page);
  const bold = { ...styles.running, weight: 600, color: ink.text } as const;
  drawFreely(doc, number, bold, { x: 480, y: 794, width: sheet.right - 480, align: 'right' });
  doc.endMarkedContent();
}

/** Goes on to a new page where the current one has less room than this. */
export function ensureRoom(press: Press, height: number): void {
  if (press.y + height > sheet.bottom) newPage(press);
}

/** A rule across the sheet; the caller marks it as decoration. */
export function rule(
  press: Press,
  y: number,
  color: string,
  width: number,
  from = sheet.left,
  to = sheet.right,
): void {
  press.doc.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke();
}

/** Draws what is only decoration, which screen readers pass over. */
export function decorate(press: Press, draw: () => void): void {
  press.doc.markContent('Artifact', { type: 'Layout' });
  draw();
  press.doc.endMarkedContent();
}
