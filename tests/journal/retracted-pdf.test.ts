import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { retractedPdf, type Retraction } from '../../src/journal/build/retracted-pdf.ts';
import { journalAddition } from '../../src/journal/build/journal-addition.ts';
import { readPdf } from '../../src/build/media/read/pdf.ts';
import { fullJournal } from './samples.ts';

const retraction: Retraction = {
  title: 'RETRACTED: Rain on tin roofs',
  date: '4 October 2025',
  note: 'The gauge had been read in inches.',
  url: 'https://journal.example.org/journal/v1/i1/rain',
};

async function paperOf(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page++) document.addPage([420, 595]).drawText(`Page ${page}`, { font });
  return document.save();
}

/** All words that are drawn, page by page in the order of the file, as far as they are in Latin letters. */
function wordsIn(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  const streams = [...text.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  const drawn = streams.map(([, packed]) => inflateSync(Buffer.from(packed!, 'latin1')).toString('latin1'));
  const words = drawn.join('\n').matchAll(/<([0-9A-F]+)> Tj/g);
  return [...words].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')).join(' ');
}

test('a page stands in front that says what happened, and every other page is marked', async () => {
  const before = await paperOf(2);
  const after = await retractedPdf(before, retraction);
  expect(readPdf(Buffer.from(after))).toMatchObject({ pages: 3, text: true });
  const words = wordsIn(after);
  expect(words.match(/RETRACTED(?!:)/g)).toHaveLength(3);
  for (const part of [
    'RETRACTED: Rain on tin roofs',
    '4 October 2025',
    retraction.note,
    retraction.url,
    'Page 2',
  ])
    expect(words).toContain(part);
  const marked = await PDFDocument.load(after);
  expect(marked.getTitle()).toBe(retraction.title);
  const [first] = marked.getPages();
  expect([first!.getWidth(), first!.getHeight()]).toEqual([420, 595]);
});

test('the same file and notice give the same bytes', async () => {
  const before = await paperOf(1);
  expect(await retractedPdf(before, retraction)).toEqual(await retractedPdf(before, retraction));
});

test('what the typefaces of every reader do not know is left to the paper’s page', async () => {
  const after = await retractedPdf(await paperOf(1), {
    ...retraction,
    title: 'RETRACTED: टीन की छत पर बारिश',
    translation: 'Rain on tin roofs',
    note: 'बारिश नहीं हुई।',
  });
  expect(wordsIn(after)).toContain(retraction.url);
  expect(wordsIn(after)).toContain('Rain on tin roofs');
  expect((await PDFDocument.load(after)).getTitle()).toBe('RETRACTED: टीन की छत पर बारिश');
});

test('the files of retracted papers alone are handed out otherwise, and nothing is said of their size', () => {
  const journal = fullJournal();
  const { amendments } = journalAddition(journal, undefined, 'en');
  expect([...amendments.keys()]).toEqual(['journal/v1/i1/rain.pdf']);
  const sizes = journal.papers.map(({ slug, pdf }) => [slug, pdf.bytes]);
  expect(Object.fromEntries(sizes)).toEqual({ rain: undefined, snow: 60_000, wind: 60_000 });
});
