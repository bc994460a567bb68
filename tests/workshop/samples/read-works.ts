import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { WrittenSite } from '../../../src/core/content/site.gen.ts';
import { readPaperText } from '../../../src/journal/node/read-text/read-text.ts';
import type { PrintableDocument } from '../../../src/journal/node/typeset/document.ts';

const SOURCES = '_media/_sources';

/**
 * Reads the sample works: each Markdown text with its record.
 * @param content the content folder of the site
 * @throws if a text can’t be read
 */
export async function readWorks(content: string): Promise<PrintableDocument[]> {
  const { name } = JSON.parse(await readFile(path.join(content, '_site.json'), 'utf8')) as WrittenSite;
  const records = globSync('*.json', { cwd: path.join(content, SOURCES) }).sort();
  const works = await Promise.all(
    records.map((record) => readWork(path.join(content, SOURCES, record), name)),
  );
  return works.filter((work) => work !== undefined);
}

/** The record of a work, without its text. */
interface Work extends Omit<
  PrintableDocument,
  'text' | 'pictures' | 'statements' | 'masthead' | 'note' | 'foot' | 'firstPage'
> {
  running: string;
  detail: string;
}

/** Reads a work; undefined if the file has no text next to it, and so is not the record of a work. */
async function readWork(record: string, siteName: string): Promise<PrintableDocument | undefined> {
  const file = record.replace(/json$/, 'md');
  const source = await readFile(file, 'utf8').catch(() => undefined);
  if (source === undefined) return undefined;
  const { running, detail, ...work } = JSON.parse(await readFile(record, 'utf8')) as Work;
  const { text, facts } = readPaperText({ path: file, text: source });
  const [diagnostic] = facts.diagnostics;
  if (diagnostic) throw new Error(`${file}: ${diagnostic.message} ${diagnostic.hint}`);
  return {
    ...work,
    ...wordsFor(work.language),
    masthead: { name: siteName, detail, running },
    text,
    pictures: {},
    statements: [],
    firstPage: 1,
  };
}

/** The standard texts of every page; in English if the language has none. */
function wordsFor(language: string): Pick<PrintableDocument, 'note' | 'foot'> {
  return language === 'hi' ? hindi : english;
}

const english = {
  note: {
    label: 'Sample work.',
    text: 'It shows how we write and set such work. People, institutions, data and sources are invented.',
  },
  foot: 'Sample work: people, institutions, data and sources are invented.',
};

const hindi = {
  note: {
    label: 'नमूना।',
    text: 'यह कार्य हमारी शैली दिखाने के लिए है। व्यक्ति, संस्थाएँ, आँकड़े और स्रोत काल्पनिक हैं।',
  },
  foot: 'नमूना: व्यक्ति, संस्थाएँ, आँकड़े और स्रोत काल्पनिक हैं।',
};
