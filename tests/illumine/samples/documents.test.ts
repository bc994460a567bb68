import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../../src/build/media/read/pdf.ts';
import { findBrowser } from '../../../src/tools/check/browser.mjs';
import type { SampleDocument } from '../../../src/samples/documents/document.ts';
import { digestIn } from '../../../src/samples/documents/finish-pdf.ts';
import { startPrinter } from '../../../src/samples/documents/printer.ts';
import type { Printer } from '../../../src/samples/documents/printer.ts';
import { readDocuments } from '../../../src/samples/documents/read-documents.ts';
import { digestOf, setDocument } from '../../../src/samples/documents/set-document.ts';
import { packedFiles } from '../../../src/samples/write-documents.ts';
import { root } from '../../helpers/project.ts';

const content = path.join(root, 'pages-config');
let documents: SampleDocument[];
/** Those that nothing has changed of since they were printed. */
let current: SampleDocument[];

beforeAll(async () => {
  documents = await readDocuments(content);
  const digests = await Promise.all(
    documents.map(async ({ file }) => digestIn(await readFile(path.join(content, file)))),
  );
  current = documents.filter((document, index) => digests[index] === digestOf(document));
});

function documentNamed(name: string): SampleDocument {
  const found = documents.find(({ file }) => file.includes(name));
  if (!found) throw new Error(`There is no document ${name}`);
  return found;
}

describe('the documents in the repository', () => {
  test('are the papers and the sample work', () => {
    const folders = documents.map(({ file }) => path.posix.dirname(file));
    expect(folders.filter((folder) => folder.startsWith('journal/')).length).toBeGreaterThanOrEqual(11);
    expect(folders.filter((folder) => folder === '_media/downloads').length).toBeGreaterThanOrEqual(8);
  });

  test('were made by this code from the texts beside them; else run npm run documents', () => {
    // A paper that an author has changed since waits for the command: `npm run validate` says so of its title.
    expect(current.length).toBeGreaterThan(0);
  });

  test('are light, tagged, and say what they are and in which language', async () => {
    for (const { file, language, published, words } of current) {
      const pdf = await readFile(path.join(content, file), 'latin1');
      expect(pdf.length, file).toBeLessThan(150_000);
      expect(pdf, file).toContain('/Marked true');
      expect(pdf, file).toContain('/DisplayDocTitle true');
      expect(pdf, file).toContain(`/Lang (${language})`);
      expect(pdf, file).toContain(`/CreationDate (D:${published.replaceAll('-', '').padEnd(8, '01')}000000Z)`);
      expect(pdf, file).not.toMatch(/Skia|Chrom/);
      expect(words.note.text, file).toMatch(/invented|काल्पनिक/);
    }
  });

  test('are as long as the content says, and have text, and call themselves what it calls them', async () => {
    for (const { file, firstPage, lastPage, title: called } of current) {
      const { pages, text, title } = readPdf(await readFile(path.join(content, file)));
      expect(text, file).toBe(true);
      expect(firstPage + pages - 1, file).toBe(lastPage ?? pages);
      expect(title, file).toBe(called);
    }
  });

  test('stand beside the templates for authors and the archive of scripts, which are up to date too', async () => {
    for (const [file, bytes] of Object.entries(await packedFiles(content))) {
      expect((await readFile(path.join(content, file))).equals(bytes), file).toBe(true);
    }
  });
});

test('a paper that came as a finished PDF has no text beside it, and is left alone', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'documents-'));
  await writeFile(
    path.join(home, '_site.json'),
    '{ "name": "A house", "journal": { "title": "A journal" } }',
  );
  await writeFile(path.join(home, 'from-outside.json'), '{ "template": { "type": "paper" } }');
  await writeFile(path.join(home, 'notes.md'), 'Notes that are no document.');
  expect(await readDocuments(home)).toEqual([]);
  await rm(home, { recursive: true });
});

test('letters that no font has are refused, and named', async () => {
  const document = { ...documentNamed('solar-cooking'), body: 'A snowman: ☃' };
  const printer: Printer = {
    print: () => Promise.reject(new Error('printed')),
    close: () => Promise.resolve(),
  };
  await expect(setDocument(document, printer)).rejects.toThrow('“☃” (U+2603)');
});

describe.runIf(findBrowser())('printing a document', { timeout: 60_000 }, () => {
  let printer: Printer;
  beforeAll(async () => {
    printer = await startPrinter();
  });
  afterAll(() => printer.close());

  test('gives the same bytes each time, in fonts that are embedded as outlines', async () => {
    const document = documentNamed('barahmasa');
    const [first, second] = [await setDocument(document, printer), await setDocument(document, printer)];
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(first.bytes.toString('latin1').match(/\/Length1 /g)?.length).toBeGreaterThanOrEqual(4);
    expect(first.bytes.toString('latin1')).not.toContain('/Type3');
  });

  test('holds the document to the last page that the content states', async () => {
    const document = { ...documentNamed('solar-cooking'), lastPage: 99 };
    await expect(setDocument(document, printer)).rejects.toThrow('the last page is 99');
  });

  test('finds the pages for the contents of a long report', async () => {
    const { pageOf, pages } = await setDocument(documentNamed('dissertation'), printer);
    expect(pageOf.get('heading-1')).toBe(4);
    expect(pageOf.get('references')).toBe(pages);
  });
});
