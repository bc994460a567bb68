import { PDFDocument } from '@cantoo/pdf-lib';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../../src/site-build/media/read/pdf.ts';
import type { PrintableDocument } from '../../../src/journal/node/typeset/document.ts';
import { readDigest } from '../../../src/journal/node/typeset/finish-pdf.ts';
import { readPrintDesign } from '../../../src/journal/node/typeset/print-design.ts';
import { documentDigest } from '../../../src/journal/node/typeset/typeset-document.ts';
import { createDocuments } from '../../../src/journal/node/typeset/typeset-papers.ts';
import { readWorks } from '../../workshop/samples/read-works.ts';
import { createPackedDocuments } from '../../workshop/samples/write-documents.ts';
import { root } from '../../helpers/project.ts';
import { realJournal } from '../../../src/journal/tests/support/samples.ts';

const content = path.join(root, 'pages-config');
let documents: PrintableDocument[];
/** The documents whose sources are unchanged since they were printed. */
let current: PrintableDocument[];

beforeAll(async () => {
  const look = readPrintDesign(content);
  const { papers, ...journal } = await realJournal();
  documents = [...(await readWorks(content)), ...(await createDocuments(content, journal, papers))];
  const digests = await Promise.all(
    documents.map(async ({ file }) => readDigest(await readFile(path.join(content, file)))),
  );
  current = documents.filter((document, index) => digests[index] === documentDigest(document, look));
});

describe('the documents in the repository', () => {
  test('are the papers and the sample work', () => {
    const folders = documents.map(({ file }) => path.posix.dirname(file));
    expect(folders.filter((folder) => folder.startsWith('journal/')).length).toBeGreaterThanOrEqual(11);
    expect(folders.filter((folder) => folder === '_media/downloads').length).toBeGreaterThanOrEqual(8);
  });

  test('were made by this code from the texts next to them; else run npm run documents, or npm run journal -- typeset', () => {
    // A paper with a changed text waits for the command: `npm run validate` reports its title.
    expect(current.length).toBeGreaterThan(0);
  });

  test('are small, tagged, and declare their title and language', async () => {
    for (const { file, language, published, foot } of current) {
      const bytes = await readFile(path.join(content, file));
      expect(bytes.length, file).toBeLessThan(150_000);
      const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
      const catalog = String(pdf.catalog);
      expect(catalog, file).toContain('/Marked true');
      expect(catalog, file).toContain('/DisplayDocTitle true');
      expect(catalog, file).toContain(`/Lang (${language})`);
      expect(pdf.getCreationDate()?.toISOString(), file).toBe(
        `${`${published}-01`.slice(0, 10)}T00:00:00.000Z`,
      );
      expect([pdf.getProducer(), pdf.getCreator()], file).toEqual([undefined, undefined]);
      expect(bytes.includes('<pdfaid:conformance>A<'), file).toBe(true);
      expect(foot, file).toMatch(/invented|काल्पनिक/);
    }
  });

  test('have the length, the text and the title that the content states', async () => {
    for (const { file, firstPage, lastPage, title: called } of current) {
      const { pages, text, title } = readPdf(await readFile(path.join(content, file)));
      expect(text, file).toBe(true);
      expect(firstPage + pages - 1, file).toBe(lastPage ?? pages);
      expect(title, file).toBe(called);
    }
  });

  test('are next to the templates for authors and the archive of scripts, which are up to date', async () => {
    for (const [file, bytes] of Object.entries(await createPackedDocuments(content))) {
      expect((await readFile(path.join(content, file))).equals(bytes), file).toBe(true);
    }
  });
});
