import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { monthInWords } from '../../core/page/date-words.ts';
import type { WrittenSite } from '../../core/content/site.gen.ts';
import type { WrittenJournal } from '../../journal/content/journal.gen.ts';
import type { WrittenPaper } from '../../journal/content/paper.gen.ts';
import { wordsFor } from './document.ts';
import type { SampleDocument } from './document.ts';

/**
 * Reads every document that is written as Markdown with its record beside it: papers of the journal and sample work.
 * A paper that came as a finished PDF has no text, and is not among them.
 * @param content the content folder of the site
 */
export async function readDocuments(content: string): Promise<SampleDocument[]> {
  const site = (await readJson(content, '_site.json')) as Site;
  const texts = globSync('**/*.md', { cwd: content }).sort();
  const documents: SampleDocument[] = [];
  for (const text of texts) {
    const file = text.replace(/md$/, 'json');
    if (!existsSync(path.join(content, file))) continue;
    const body = await readFile(path.join(content, text), 'utf8');
    const record = (await readJson(content, file)) as { template: WrittenPaper } | Work;
    documents.push('template' in record ? paper(record.template, body, site) : work(record, body, site));
  }
  return documents;
}

type Site = Pick<WrittenSite, 'name'> & { journal: WrittenJournal };

function paper(template: WrittenPaper, body: string, site: Site): SampleDocument {
  const { authors, pages, language, subject, volume, issue, published } = template;
  const subtitle =
    template.subtitle ?? template.translations?.find((each) => /^en\b/.test(each.language))?.title;
  const facts = [
    { term: 'Subject', value: subject },
    { term: 'Keywords', value: template.keywords.join(', ') },
    { term: 'Correspondence', value: (authors.find((one) => one.corresponding) ?? authors[0])?.email ?? '' },
    { term: 'Pages', value: pages ? `${pages.first}–${pages.last}` : '' },
  ];
  return {
    file: template.file,
    title: template.title,
    ...(subtitle && { subtitle }),
    kind: `Research paper · ${subject}`,
    authors: authors.map((one) => ({ ...one, name: one.name ?? `${one.given} ${one.family}` })),
    masthead: {
      name: site.journal.title,
      detail: `${volume ? `Volume ${volume}, Issue ${issue}` : 'Online first'}, ${monthInWords(published, 'en')}`,
      running: authors.map((one) => one.family ?? one.name ?? '').join(' and '),
    },
    facts: facts.filter(({ value }) => value),
    abstract: template.abstract,
    references: (template.references ?? []).map(referenceText),
    words: { ...wordsFor(language), note: paperNote },
    language,
    firstPage: pages?.first ?? 1,
    ...(pages && { lastPage: pages.last }),
    published,
    long: false,
    body,
  };
}

/** In English, whatever the language of the paper: it is the journal that says so. */
const paperNote = {
  label: 'Sample paper.',
  text: 'It shows how the journal sets a paper. People, institutions, data and sources are invented.',
  foot: 'Sample paper: people, institutions, data and sources are invented.',
};

function referenceText(reference: NonNullable<WrittenPaper['references']>[number]): string {
  if (typeof reference === 'string') return reference;
  const { text, doi, url } = reference;
  return [text, doi ? `https://doi.org/${doi}` : url].filter(Boolean).join(' ');
}

type Work = Omit<SampleDocument, 'body' | 'words' | 'masthead' | 'firstPage'> & {
  running: string;
  detail: string;
  /** What is over the abstract where it is not one: Summary. */
  abstractTitle?: string;
};

function work({ running, detail, abstractTitle, ...record }: Work, body: string, site: Site): SampleDocument {
  const words = wordsFor(record.language);
  return {
    ...record,
    masthead: { name: site.name, detail, running },
    words: { ...words, abstract: abstractTitle ?? words.abstract },
    firstPage: 1,
    body,
  };
}

async function readJson(folder: string, file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(folder, file), 'utf8'));
}
