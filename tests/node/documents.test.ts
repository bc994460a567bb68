import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { packFolder } from '../../src/node/documents/archive.ts';
import type { DocumentRecord } from '../../src/node/documents/record.ts';
import { digestOf, setDocument } from '../../src/node/documents/set-document.ts';
import { readRecords } from '../../src/node/documents/sources.ts';

const config = path.resolve(import.meta.dirname, '../../pages-config');
let records: DocumentRecord[];

beforeAll(async () => {
  const site = JSON.parse(await readFile(path.join(config, '_site.json'), 'utf8')) as {
    journal: { title: string };
  };
  records = await readRecords(config, site.journal.title);
});

function recordOf(name: string): DocumentRecord {
  const record = records.find(({ file }) => file.includes(name));
  if (!record) throw new Error(`There is no document ${name}`);
  return record;
}

describe('the documents in the repository', () => {
  test('are the papers and the sample work', () => {
    const folders = records.map(({ file }) => path.posix.dirname(file));
    expect(folders.filter((folder) => folder.startsWith('journal/')).length).toBeGreaterThanOrEqual(11);
    expect(folders.filter((folder) => folder === '_media/downloads').length).toBeGreaterThanOrEqual(8);
  });

  test('were made from the text that is there now (else: node scripts/documents.ts)', async () => {
    for (const record of records) {
      const pdf = await readFile(path.join(config, record.file), 'latin1');
      expect(pdf, record.file).toContain(`(${digestOf(record)})`);
    }
  });

  test('are light, tagged, and say what they are and in which language', async () => {
    for (const record of records) {
      const pdf = await readFile(path.join(config, record.file), 'latin1');
      expect(pdf.length, record.file).toBeLessThan(150_000);
      expect(pdf, record.file).toContain('/Marked true');
      expect(pdf, record.file).toContain('/DisplayDocTitle true');
      expect(pdf, record.file).toContain(`/Lang (${record.language})`);
      expect(pdf, record.file).not.toContain('/Type3');
      expect(record.note.text, record.file).toMatch(/invented|काल्पनिक/);
    }
  });

  test('hold the scripts in R as they are', async () => {
    const packed = await packFolder(path.join(config, '_media/_sources/r-software-work'));
    const present = await readFile(path.join(config, '_media/downloads/r-software-work.zip'));
    expect(present.equals(packed)).toBe(true);
  });
});

describe('setting a document', () => {
  test('gives the same bytes each time', async () => {
    const record = recordOf('barahmasa');
    const [first, second] = [await setDocument(record), await setDocument(record)];
    expect(first.bytes.equals(second.bytes)).toBe(true);
  });

  test('counts pages on from the first, and holds the record to the last', async () => {
    const record = recordOf('solar-cooking');
    const { pages } = await setDocument(record);
    expect(pages).toEqual({ first: record.firstPage, last: record.lastPage });
    await expect(setDocument({ ...record, lastPage: 99 })).rejects.toThrow('the last page is 99');
  });

  test('finds the pages for the contents of a long report', async () => {
    const { pages } = await setDocument(recordOf('dissertation'));
    expect(pages.last).toBeGreaterThan(10);
  });

  test('refuses letters that no font has, and says which', async () => {
    const record = { ...recordOf('solar-cooking'), body: 'A snowman: ☃' };
    await expect(setDocument(record)).rejects.toThrow('“☃” (U+2603)');
  });
});

test('a paper that came as a finished PDF has no text beside it, and is left alone', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'documents-'));
  await mkdir(path.join(home, 'journal/v1/i1'), { recursive: true });
  await mkdir(path.join(home, '_media/_sources'), { recursive: true });
  const page = { template: { type: 'paper', title: 'From outside', authors: [] } };
  await writeFile(path.join(home, 'journal/v1/i1/from-outside.json'), JSON.stringify(page));
  expect(await readRecords(home, 'A journal')).toEqual([]);
  await rm(home, { recursive: true });
});
