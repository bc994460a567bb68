import { createHash } from 'node:crypto';
import type { PrintedDocument } from './document.ts';
import { instantOf } from '../record/dates.ts';
import { closeSyllables } from './close-syllables.ts';
import { isStream, readObjects, writeObjects } from './pdf-objects.ts';
import type { PdfObjects } from './pdf-objects.ts';
import { slimFonts } from './slim-fonts.ts';

/** A document as a file, and where its parts are. */
export interface FinishedPdf {
  bytes: Buffer;
  pages: number;
  /** The page that a heading falls on, counted from 1, by the heading's id. */
  pageOf: Map<string, number>;
}

/**
 * Makes a file that depends on nothing but the document: what it says of itself comes from the record, in place of the
 * time and the browser.
 * @param printed the PDF as the browser printed it
 * @param document what it was printed from
 * @param digest a short name for everything that it was made from
 */
export function finishPdf(printed: Buffer, document: PrintedDocument, digest: string): FinishedPdf {
  const objects = readObjects(printed);
  renumberNodes(objects);
  slimFonts(objects);
  closeSyllables(objects);
  const find = (type: RegExp) =>
    [...objects].filter(([, object]) => type.test(object)).map(([number]) => number);
  const pages = find(/^<<\/Type \/Page\n/);
  const [root = 0] = find(/^<<\/Type \/Catalog\n/);
  const [info = 0] = find(/^<<[^]*\/Producer /);
  objects.set(info, infoOf(document, digest));
  const id = createHash('md5')
    .update([...objects.values()].join('\n'))
    .digest('hex');
  return {
    bytes: writeObjects(objects, root, info, id),
    pages: pages.length,
    pageOf: headingPages(objects, pages),
  };
}

/** Nodes have another number each time that a page is loaded: they are counted anew. */
function renumberNodes(objects: PdfObjects): void {
  const name = /(?<=\(node)\d+(?=\))/g;
  const present = new Set(
    [...objects.values()].flatMap((object) => (isStream(object) ? [] : (object.match(name) ?? []))),
  );
  const order = [...present].sort();
  for (const [number, object] of objects) {
    if (isStream(object)) continue;
    objects.set(
      number,
      object.replace(name, (node) => String(order.indexOf(node)).padStart(node.length, '0')),
    );
  }
}

/** The digest that a finished PDF carries; nothing where it carries none. */
export function digestIn(bytes: Buffer): string | undefined {
  return /\/Source \((sha256-\w+)\)/.exec(bytes.toString('latin1'))?.[1];
}

function infoOf(
  { title, authors, kind, foot, keywords, facts, published }: PrintedDocument,
  digest: string,
): string {
  const date = `(D:${instantOf(published).slice(0, 10).replaceAll('-', '')}000000Z)`;
  const entries = {
    Title: string(title),
    Author: string(authors.map(({ name }) => name).join(', ')),
    Subject: string(`${kind}. ${foot}`),
    Keywords: string((keywords ?? facts.map(({ value }) => value)).join('; ')),
    CreationDate: date,
    ModDate: date,
    Source: `(${digest})`,
  };
  return `<<${Object.entries(entries)
    .map(([key, value]) => `/${key} ${value}`)
    .join('\n')}>>`;
}

/** A string of PDF in any script: UTF-16 with a mark of its order. */
function string(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}

/** Headings that are linked to have a name and a destination: /heading-2 [43 0 R /XYZ 132 796 0] */
function headingPages(objects: PdfObjects, pages: number[]): Map<string, number> {
  const destinations = [...objects.values()].join('\n').matchAll(/\/([\w-]+) \[(\d+) 0 R \/XYZ/g);
  return new Map([...destinations].map(([, name = '', page]) => [name, pages.indexOf(Number(page)) + 1]));
}
