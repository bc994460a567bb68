import { beforeAll, describe, expect, test } from 'vitest';
import { prepareJournal } from '../../src/journal/build/prepare-journal.ts';
import { journalRecord } from '../../src/journal/record/record.ts';
import type { JournalRecord } from '../../src/journal/record/record.ts';
import { createCite } from '../../src/journal/citations/citations.ts';
import { paperContext } from '../../src/journal/resolve/paper-context.ts';
import { authorIndex, subjectIndex } from '../../src/journal/resolve/paper-index.ts';
import { validPage } from '../helpers/resolve-context.ts';
import { home } from './home.ts';

const author = (family: string, given: string, affiliation = 'Northvale University') => ({
  family,
  given,
  position: 'Lecturer',
  affiliation,
});

function paper(slug: string, changes: object) {
  const template = {
    type: 'paper',
    title: `About ${slug}`,
    authors: [author('Rao', 'Nandini')],
    volume: 1,
    issue: 1,
    published: '2025-07',
    abstract: ['A text.'],
    keywords: ['a word'],
    language: 'en',
    subject: 'Law',
    file: `journal/v1/i1/${slug}.pdf`,
    ...changes,
  };
  return validPage(`${home}/v1/i1/${slug}`, { template });
}

const retraction = { kind: 'retraction', date: '2025-09', note: 'The data were not the authors’.' };
const sources = {
  site: {
    url: 'https://journal.example/',
    journal: {
      route: home,
      title: 'Journal of Light',
      publisher: 'Light',
      email: 'editor@journal.example',
      policies: { corrections: '/rules#corrections' },
    },
  },
  pages: [
    paper('a', { pages: { first: 1, last: 4 } }),
    paper('b', {
      pages: { first: 5, last: 5 },
      authors: [author('Éluard', 'Anne'), author('Rao', 'Nandini')],
    }),
    paper('c', { pages: { first: 6, last: 9 }, subject: 'History & Art', notices: [retraction] }),
    paper('d', {
      issue: 2,
      language: 'hi',
      authors: [{ name: 'शर्मा', position: 'Poet', affiliation: 'independent' }],
    }),
  ],
  media: [],
};
const journal: JournalRecord = journalRecord(sources);

describe('indexes', () => {
  test('list authors by first letter, accents aside, each with all papers', () => {
    const groups = authorIndex(journal.papers);
    expect(groups.map(({ title }) => title)).toEqual(['E', 'R', 'श']);
    const [rao] = groups[1]!.entries;
    expect(rao).toMatchObject({ name: 'Rao, Nandini', note: 'Northvale University' });
    expect(rao?.papers.map(({ to }) => to.at(-1)).sort()).toEqual(['a', 'b', 'c']);
  });

  test('mark what is retracted, and keep the language of titles', () => {
    const [history] = subjectIndex(journal.papers).find(({ title }) => title === 'H')!.entries;
    expect(history).toMatchObject({
      id: 'on-history--art',
      papers: [{ notice: 'Retracted', language: 'en' }],
    });
  });

  test('anchors begin with a letter and are all different', () => {
    const ids = [...authorIndex(journal.papers), ...subjectIndex(journal.papers)].flatMap(({ entries }) =>
      entries.map(({ id }) => id),
    );
    expect(ids.filter((id) => !/^[a-z]/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('are empty where there is no paper', () => expect(authorIndex([])).toEqual([]));
});

describe('around a paper', () => {
  let around: (route: string) => ReturnType<typeof paperContext>;
  beforeAll(async () => {
    const cite = await createCite();
    around = (route) => paperContext(journal, cite, route);
  });

  test('stand its neighbours in the issue, none beyond it', () => {
    expect(around(`${home}/v1/i1/a`)).toMatchObject({ next: { to: `${home}/v1/i1/b` } });
    expect(around(`${home}/v1/i1/a`)).not.toHaveProperty('previous');
    expect(around(`${home}/v1/i1/c`)).toMatchObject({ previous: { to: `${home}/v1/i1/b` } });
    for (const key of ['previous', 'next']) expect(around(`${home}/v1/i1/d`)).not.toHaveProperty(key);
  });

  test('are its citations, its files, its length and where things are told', () => {
    const { citations, files, share, pages, subject, corrections, url } = around(`${home}/v1/i1/a`);
    expect(citations.map(({ style }) => style)).toEqual(['APA', 'MLA', 'Chicago', 'Vancouver', 'Harvard']);
    expect(files.map(({ href }) => href)).toEqual(
      ['.bib', '.ris', '.csl.json', '.jats.xml'].map((ending) => `${home}/v1/i1/a${ending}`),
    );
    expect(share.map(({ label }) => label)).toEqual(['E-mail', 'WhatsApp', 'LinkedIn', 'Facebook', 'X']);
    for (const { to } of share) expect(to).toContain(encodeURIComponent(url));
    expect({ pages, subject, corrections, url }).toEqual({
      pages: 4,
      subject: { label: 'Law', to: `${home}/subjects#on-law` },
      corrections: '/rules#corrections',
      url: 'https://journal.example/journal/v1/i1/a',
    });
  });

  test('a retracted paper is cited as one', () => {
    const texts = around(`${home}/v1/i1/c`).citations.map(({ text }) => JSON.stringify(text));
    for (const text of texts) expect(text).toContain('RETRACTED: ');
  });

  test('the title of a retracted paper’s page says so', async () => {
    const { titlePrefixes } = await prepareJournal(sources);
    expect(Object.fromEntries(titlePrefixes)).toMatchObject({
      [`${home}/v1/i1/b`]: '',
      [`${home}/v1/i1/c`]: 'RETRACTED: ',
    });
  });

  test('a citation, which is in English, says the language of a title in another', () => {
    const apaOf = (slug: string) => around(`${home}/v1/i1/${slug}`).citations[0]?.text;
    expect(apaOf('d')).toContainEqual(['span', { lang: 'hi' }, ['About d']]);
    expect(JSON.stringify(apaOf('a'))).toContain('About a');
    expect(JSON.stringify(apaOf('a'))).not.toContain('lang');
  });

  test('there is nothing around a paper that the journal does not hold', () => {
    expect(around('/example')).toEqual({ url: '', citations: [], files: [], share: [] });
  });
});
