import { createHash } from 'node:crypto';
import { setBlocks, setEnd, setReferences } from './blocks.ts';
import { setFrontMatter } from './long.ts';
import { parseMarkdown } from './markdown.ts';
import { setOpening } from './opening.ts';
import { openPress } from './press.ts';
import type { Heading, Press } from './press.ts';
import type { DocumentRecord } from './record.ts';

export interface SetDocument {
  bytes: Buffer;
  /** The numbers of the first and the last page. */
  pages: { first: number; last: number };
}

/** Sets a document as a PDF. A long one is set twice: its contents need the page numbers of the first setting. */
export async function setDocument(record: DocumentRecord): Promise<SetDocument> {
  const digest = digestOf(record);
  const draft = record.long ? await setOnce(record, digest, []) : null;
  const { press, bytes } = await setOnce(record, digest, draft?.press.headings ?? []);
  if (record.lastPage && record.lastPage !== press.page) {
    throw new Error(
      `The record says that the last page is ${record.lastPage}, but it comes out as ${press.page}`,
    );
  }
  return { bytes, pages: { first: record.firstPage, last: press.page } };
}

/** A short name for everything that a document is made from; the PDF carries it as proof that it is up to date. */
export function digestOf(record: DocumentRecord): string {
  return `sha256-${createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 32)}`;
}

async function setOnce(
  record: DocumentRecord,
  digest: string,
  headings: Heading[],
): Promise<{ press: Press; bytes: Buffer }> {
  const press = openPress(record, digest);
  const bytes = collect(press.doc);
  if (record.long) setFrontMatter(press, headings);
  else setOpening(press);
  setBlocks(press, parseMarkdown(record.body));
  setReferences(press);
  setEnd(press);
  press.root.end();
  press.doc.end();
  return { press, bytes: await bytes };
}

async function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
