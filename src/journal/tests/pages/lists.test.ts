import { beforeAll, describe, expect, test } from 'vitest';
import { prepareJournal } from '../../node/build/prepare-journal.ts';
import { journalRecord } from '../../core/record/record.ts';
import type { JournalRecord } from '../../core/record/record.ts';
import { createCite, type WriteCitations } from '../../node/citations/citations.ts';
import { contextSources, type ContextSources } from '../../node/resolve/context-sources.ts';
import { paperContext } from '../../node/resolve/paper-context.ts';
import { journalIndex } from '../../node/resolve/paper-index.ts';
import { journalRoutes } from '../../core/record/addresses/journal-routes.ts';
import type { IndexedBy } from '../../core/record/lists/index-mentions.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import { pageAt } from '../support/page-at.ts';
import { home } from '../support/home.ts';

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
  return pageAt(`${home}/v1/i1/${slug}`, { template });
}

const notice = pageAt(`${home}/v1/i2/of-c`, {
  template: {
    type: 'notice',
    kind: 'retraction',
    of: `${home}/v1/i1/c`,
    title: 'Retraction: About c',
    volume: 1,
    issue: 2,
    published: '2025-10',
    summary: 'It was made up.',
    reason: 'The data were not the authors’.',
    signedBy: [{ name: 'The editors' }],
  },
});

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
    paper('c', { pages: { first: 6, last: 9 }, subject: 'History & Art' }),
    notice,
    paper('d', {
      issue: 2,
      language: 'hi',
      authors: [{ name: 'शर्मा', position: 'Poet', affiliation: 'independent' }],
    }),
  ],
  media: [],
};
const journal: JournalRecord = journalRecord(sources);
const routes = journalRoutes(home);
const createIndex = (by: IndexedBy, papers: readonly PaperRecord[] = journal.papers, pages: string[] = []) =>
  journalIndex(papers, by, routes, (route) => pages.includes(route));

describe('indexes', () => {
  test('list authors by first letter without accents, each with all papers', () => {
    const { groups, parts } = createIndex('author').part();
    expect(parts).toEqual([]);
    expect(groups.map(({ title }) => title)).toEqual(['E', 'R', 'श']);
    const [rao] = groups[1]!.entries;
    expect(rao).toMatchObject({ name: 'Rao, Nandini', note: 'Northvale University' });
    expect(rao?.papers.map(({ to }) => to.at(-1)).sort()).toEqual(['a', 'b', 'c']);
  });

  test('mark retracted papers, and have the language of titles', () => {
    const [history] = createIndex('subject')
      .part()
      .groups.find(({ title }) => title === 'H')!.entries;
    expect(history).toMatchObject({
      id: 'on-history--art',
      papers: [{ notice: 'Retracted', language: 'en' }],
    });
  });

  test('anchors begin with a letter and are all different', () => {
    const groups = [...createIndex('author').part().groups, ...createIndex('subject').part().groups];
    const ids = groups.flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(ids.filter((id) => !/^[a-z]/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('are empty without papers', () => {
    expect(createIndex('author', []).part()).toEqual({ groups: [], parts: [] });
  });
});

describe('a long index', () => {
  const papers = Array.from({ length: 400 }, (_, number): PaperRecord => {
    const [paper] = journal.papers;
    return {
      ...paper!,
      route: `${home}/v1/i1/p${number}`,
      subject: `Field ${String(number).padStart(3, '0')}`,
    };
  });
  const index = (pages: string[]) => createIndex('subject', papers, pages);
  const names = ({ groups }: ReturnType<ReturnType<typeof index>['part']>) =>
    groups.flatMap(({ entries }) => entries.map(({ name }) => name));

  test('is divided into pages, each with links to the others', () => {
    const whole = index([`${home}/subjects/2`, `${home}/subjects/3`]);
    const parts = [whole.part(), whole.part(2), whole.part(3)];
    expect(parts.map((part) => names(part).length)).toEqual([150, 150, 100]);
    expect(parts.flatMap(names)).toEqual(papers.map(({ subject }) => subject));
    expect(parts[1]!.parts).toEqual([
      { first: 'Field 000', last: 'Field 149', to: `${home}/subjects`, isHere: false },
      { first: 'Field 150', last: 'Field 299', to: `${home}/subjects/2`, isHere: true },
      { first: 'Field 300', last: 'Field 399', to: `${home}/subjects/3`, isHere: false },
    ]);
    expect(whole.getAddress('Field 200')).toBe(`${home}/subjects/2#on-field-200`);
  });

  test('keeps parts without a separate page on its own page', () => {
    const half = index([`${home}/subjects/3`]);
    expect(names(half.part())).toHaveLength(300);
    expect(names(half.part(3))).toHaveLength(100);
    expect(half.getAddress('Field 200')).toBe(`${home}/subjects#on-field-200`);
  });
});

describe('the context of a paper', () => {
  let cite: WriteCitations;
  let getSource: ContextSources['getSource'];
  const around = (route: string) => paperContext(getSource(route), cite);
  beforeAll(async () => {
    cite = await createCite();
    ({ getSource } = contextSources(journal, createIndex('subject'), 'en'));
  });

  test('has its neighbours in the issue, none beyond it', () => {
    expect(around(`${home}/v1/i1/a`)).toMatchObject({ next: { to: `${home}/v1/i1/b` } });
    expect(around(`${home}/v1/i1/a`)).not.toHaveProperty('previous');
    expect(around(`${home}/v1/i1/c`)).toMatchObject({ previous: { to: `${home}/v1/i1/b` } });
    for (const key of ['previous', 'next']) expect(around(`${home}/v1/i1/d`)).not.toHaveProperty(key);
  });

  test('has its citations, its files, its length and its archive', () => {
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

  test('a retracted paper is cited as retracted', () => {
    const texts = around(`${home}/v1/i1/c`).citations.map(({ text }) => JSON.stringify(text));
    for (const text of texts) expect(text).toContain('RETRACTED: ');
  });

  test('a paper shows its notices and its status; a notice cites its paper', () => {
    const { notices, statusMark } = around(`${home}/v1/i1/c`);
    expect(statusMark).toBe('Retracted');
    expect(notices).toEqual([
      {
        kind: 'retraction',
        label: 'Retracted, October 2025',
        date: '2025-10',
        text: 'It was made up.',
        to: `${home}/v1/i2/of-c`,
      },
    ]);
    for (const key of ['notices', 'mark', 'noticeOf'])
      expect(around(`${home}/v1/i1/a`)).not.toHaveProperty(key);
    const of = around(`${home}/v1/i2/of-c`);
    expect(of.noticeOf).toMatchObject({ to: `${home}/v1/i1/c`, title: 'About c' });
    expect(JSON.stringify(of.noticeOf?.reference)).toContain('RETRACTED: About c.');
    expect(of.citations).toHaveLength(5);
    for (const key of ['previous', 'next', 'subject', 'pages']) expect(of).not.toHaveProperty(key);
  });

  test('the title of a retracted paper’s page declares the retraction', async () => {
    const { titlePrefixes } = await prepareJournal(sources);
    expect(Object.fromEntries(titlePrefixes)).toMatchObject({
      [`${home}/v1/i1/b`]: '',
      [`${home}/v1/i1/c`]: 'RETRACTED: ',
    });
  });

  test('a citation, which is in English, declares the language of a title in another', () => {
    const apaCitation = (slug: string) => around(`${home}/v1/i1/${slug}`).citations[0]?.text;
    expect(apaCitation('d')).toContainEqual(['span', { lang: 'hi' }, ['About d']]);
    expect(JSON.stringify(apaCitation('a'))).toContain('About a');
    expect(JSON.stringify(apaCitation('a'))).not.toContain('lang');
  });

  test('a title with a slash also has its language', () => {
    const { papers } = journal;
    const title = 'गीत और/या कथा';
    const hindi = papers.map((each) =>
      each.language === 'hi' ? { ...each, title, plainTitle: title } : each,
    );
    const source = contextSources({ ...journal, papers: hindi }, createIndex('subject'), 'en').getSource(
      `${home}/v1/i1/d`,
    );
    for (const { text } of paperContext(source, cite).citations)
      expect(text).toContainEqual(['span', { lang: 'hi' }, [title]]);
  });

  test('the inputs of its page change only with the paper, its neighbours and the journal', () => {
    const route = `${home}/v1/i1/a`;
    const [first] = sources.pages;
    const changed = (pages: typeof sources.pages, facts: object = {}) => {
      const site = { ...sources.site, journal: { ...sources.site.journal, ...facts } };
      const record = journalRecord({ ...sources, site, pages });
      return contextSources(record, createIndex('subject', record.papers), 'en').getSource(route);
    };
    const before = getSource(route);
    const retitled = (slug: string) =>
      sources.pages.map((page) =>
        page.route.endsWith(slug)
          ? {
              ...page,
              data: { ...page.data, template: { ...(page.data.template as object), title: 'Other' } },
            }
          : page,
      ) as typeof sources.pages;
    expect(changed(sources.pages)).toBe(before);
    expect(changed(retitled('/c'))).toBe(before);
    for (const other of [changed(retitled('/a')), changed(retitled('/b')), changed([first!])])
      expect(other).not.toBe(before);
    expect(changed(sources.pages, { title: 'Journal of Shade' })).not.toBe(before);
  });

  test('a paper outside the journal has no context', () => {
    expect(around('/example')).toEqual({ url: '', citations: [], files: [], share: [] });
  });
});
