import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { monthInWords } from '../../core/page/date-words.ts';
import type { WrittenPaper } from '../../journal/content/paper.gen.ts';
import { sampleNote, wordsFor } from './record.ts';
import type { DocumentRecord } from './record.ts';

const sources = '_media/_sources';
/** Reads every document that has a record and, beside it, its text as Markdown: papers and sample work. A paper without text came as a PDF. */
export async function readRecords(config: string, journal: string): Promise<DocumentRecord[]> {
  const papers = await jsonFiles(config, 'journal');
  const samples = await jsonFiles(config, sources);
  const records = await Promise.all([
    ...papers.map((file) => readPaper(config, file, journal)),
    ...samples.map((file) => readSample(config, file)),
  ]);
  return records.filter((record) => record !== null);
}

type Paper = WrittenPaper & { type: string };

async function readPaper(config: string, file: string, journal: string): Promise<DocumentRecord | null> {
  const { template } = JSON.parse(await readFile(path.join(config, file), 'utf8')) as { template?: Paper };
  if (template?.type !== 'paper') return null;
  const body = await textBeside(config, file);
  if (body === null) return null;
  const date = monthInWords(template.published);
  const writer = template.authors.find((author) => author.corresponding) ?? template.authors[0];
  return {
    file: template.file,
    title: template.title,
    ...subtitleOf(template),
    kind: `Research paper · ${template.subject}`,
    authors: template.authors.map((author) => ({ ...author, name: fullName(author) })),
    masthead: {
      name: journal,
      detail: `Volume ${template.volume}, Issue ${template.issue}, ${date}`,
      running: template.authors.map((author) => author.family ?? author.name ?? '').join(' and '),
    },
    note: {
      label: 'Sample paper',
      text: 'It shows how the journal sets a paper. People, institutions, data and sources are invented.',
      foot: 'Sample paper: people, institutions, data and sources are invented.',
    },
    facts: [
      { term: 'Subject', value: template.subject },
      { term: 'Keywords', value: template.keywords.join(', ') },
      { term: 'Correspondence', value: writer?.email ?? '' },
      ...(template.pages ? [{ term: 'Pages', value: `${template.pages.first}–${template.pages.last}` }] : []),
    ].filter((fact) => fact.value),
    abstract: template.abstract,
    references: (template.references ?? []).map(referenceText),
    words: wordsFor(template.language),
    language: template.language,
    firstPage: template.pages?.first ?? 1,
    ...(template.pages ? { lastPage: template.pages.last } : {}),
    published: template.published,
    long: false,
    body,
  };
}

type Sample = Omit<DocumentRecord, 'body' | 'words' | 'masthead' | 'note' | 'firstPage'> & {
  running: string;
  detail: string;
  /** What stands over the abstract where it is not one: Summary. */
  abstractTitle?: string;
};

async function readSample(config: string, file: string): Promise<DocumentRecord> {
  const { running, detail, abstractTitle, ...sample } = JSON.parse(
    await readFile(path.join(config, file), 'utf8'),
  ) as Sample;
  return {
    ...sample,
    masthead: { name: 'Illumine', detail, running },
    note: sampleNote(sample.language),
    words: { ...wordsFor(sample.language), ...(abstractTitle && { abstract: abstractTitle }) },
    firstPage: 1,
    body: await readFile(path.join(config, file.replace(/\.json$/, '.md')), 'utf8'),
  };
}

/** The Markdown beside a paper; null where the paper came as a finished PDF. */
async function textBeside(config: string, file: string): Promise<string | null> {
  return readFile(path.join(config, file.replace(/\.json$/, '.md')), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return null;
    },
  );
}

async function jsonFiles(config: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(config, folder), { recursive: true });
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .sort();
}

/** Below the title stands its second line, else the title in another language. */
function subtitleOf({ subtitle, translation }: Paper): { subtitle?: string } {
  const line = subtitle ?? translation?.title;
  return line ? { subtitle: line } : {};
}

function referenceText(reference: NonNullable<Paper['references']>[number]): string {
  if (typeof reference === 'string') return reference;
  const { text, doi, url } = reference;
  return [text, doi ? `https://doi.org/${doi}` : url].filter(Boolean).join(' ');
}

function fullName(author: Paper['authors'][number]): string {
  return author.name ?? `${author.given} ${author.family}`;
}
