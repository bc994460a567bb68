import type { CitedPeople, CitedWork } from '../../content/journal-parts.gen.ts';
import { citedPages } from '../record/references/pages.ts';
import { listDateParts } from '../record/references/plain-work.ts';
import type { KeyedWork } from './csl-work.ts';
import { risRecord } from './paper-ris.ts';

/** The types of RIS; other works are generic. */
const types: Partial<Record<CitedWork['type'], string>> = {
  article: 'UNPB',
  'article-journal': 'JOUR',
  'article-magazine': 'MGZN',
  'article-newspaper': 'NEWS',
  book: 'BOOK',
  chapter: 'CHAP',
  dataset: 'DATA',
  legal_case: 'CASE',
  'paper-conference': 'CPAPER',
  patent: 'PAT',
  report: 'RPRT',
  software: 'COMP',
  thesis: 'THES',
  webpage: 'ELEC',
};

/** A cited work as a record of RIS. */
export function workRis({ key, work }: KeyedWork): string {
  const { first, last, article, ranges } = citedPages(
    work.page === undefined ? undefined : String(work.page),
  );
  const [year, month, day] = listDateParts(work.issued)[0] ?? [];
  const twoDigits = (part: number | undefined) => (part === undefined ? '' : String(part).padStart(2, '0'));
  return risRecord([
    ['TY', types[work.type] ?? 'GEN'],
    ['ID', key],
    ...personLines('AU', work.author),
    ...personLines('ED', work.editor),
    ['TI', work.title],
    ['T2', work['container-title']],
    ['PY', year],
    ['DA', year === undefined ? undefined : `${year}/${twoDigits(month)}/${twoDigits(day)}/`],
    ['VL', work.volume],
    ['IS', work.issue ?? work.number],
    ['SP', first ?? article ?? ranges],
    ['EP', last],
    ['ET', work.edition],
    ['T3', work['collection-title']],
    ['PB', work.publisher],
    ['CY', work['publisher-place']],
    ['SN', work.ISSN ?? work.ISBN],
    ['DO', work.DOI],
    ['UR', work.URL],
    ['N1', work.note],
  ]);
}

function personLines(tag: string, people: CitedPeople = []): [string, string][] {
  return people.map(({ family, given, literal, suffix, 'dropping-particle': particle }) => {
    const last = [particle, family].filter(Boolean).join(' ');
    return [tag, literal ?? [last, given, suffix].filter(Boolean).join(', ')];
  });
}
