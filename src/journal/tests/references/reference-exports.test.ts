import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { parse as parseRis } from 'astrocite-ris';
import { BibLatexParser } from 'biblatex-csl-converter';
import { expect, test } from 'vitest';
import { keyedWorks, listReferenceExports, referenceExports } from '../../core/formats/reference-exports.ts';
import { continuousJournal, fullJournal } from '../support/samples.ts';

const paper = fullJournal().papers.find(({ references }) => references)!;
const works = keyedWorks(paper);
const [bibtex, ris, csl] = referenceExports.map(({ text }) => text(works)) as [string, string, string];

interface Read {
  type: string;
  title?: string;
  author?: { family?: string; given?: string; literal?: string }[];
  DOI?: string;
  page?: string;
  issue?: string | number;
  'container-title'?: string;
}

const read = (text: string) => plugins.input.chain(text, { generateGraph: false }) as unknown as Read[];

test('all works of a paper are exported, printed ones as their text', () => {
  expect(works.length).toBeGreaterThan(10);
  const titles = works.map(({ work }) => work.title);
  expect(read(bibtex).map(({ title }) => title)).toEqual(titles);
  expect(read(ris).map(({ title }) => title)).toEqual(titles);
  expect((JSON.parse(csl) as Read[]).map(({ title }) => title)).toEqual(titles);
  expect(titles[0]).toContain('The bus that lent books & more');
});

test('two parsers read each file without an error', () => {
  const { entries, errors } = new BibLatexParser(bibtex, { processUnknown: true }).parse();
  expect(errors).toEqual([]);
  expect(Object.keys(entries)).toHaveLength(works.length);
  expect(parseRis(ris)).toHaveLength(works.length);
});

test('people, numbers and identifiers are the same as in the data', () => {
  for (const found of [read(bibtex), read(ris)]) {
    const sen = found.find(({ title }) => title?.startsWith('Drops'))!;
    expect(sen).toMatchObject({
      type: 'article-journal',
      DOI: '10.5555/roofs.4.11',
      'container-title': 'Roofs & Gutters',
    });
    expect(sen.page?.replaceAll('–', '-')).toBe('11-29');
    expect(sen.author!.map(({ family, literal, given }) => [family ?? literal, given].join())).toEqual(
      expect.arrayContaining(['The Rain & Roof Group,']),
    );
    expect(JSON.stringify(sen.author)).toContain('Berg');
    expect(found.find(({ title }) => title === 'Hail')!.page).toBe('e123');
    expect(found.find(({ title }) => title === 'Gutters')!.type).toBe('thesis');
  }
});

test('a paper with references has their files beside its page, and one without none', () => {
  expect(listReferenceExports(paper).map(({ href }) => href)).toEqual(
    ['bib', 'ris', 'csl.json'].map((ending) => `${paper.route}.references.${ending}`),
  );
  const bare = continuousJournal().papers.find(({ slug }) => slug === 'editorial')!;
  expect(listReferenceExports(bare)).toEqual([]);
});
