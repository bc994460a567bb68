import type { CitedPeople, CitedWork } from '../../content/journal-parts.gen.ts';
import { listDateParts } from '../record/references/plain-work.ts';
import {
  bibtexEntry,
  bibtexText,
  bibtexVerbatim,
  inBraces,
  escapeBibtex,
  months,
  nameText,
} from './paper-bibtex.ts';
import type { KeyedWork } from './csl-work.ts';

/** BibTeX's types; other works are miscellaneous. */
const types: Partial<Record<CitedWork['type'], string>> = {
  'article-journal': 'article',
  'article-magazine': 'article',
  'article-newspaper': 'article',
  book: 'book',
  chapter: 'incollection',
  'entry-encyclopedia': 'incollection',
  'paper-conference': 'inproceedings',
  report: 'techreport',
  review: 'article',
  'review-book': 'article',
  thesis: 'phdthesis',
};

/** A cited work as an entry for BibTeX and biblatex. */
export function workBibtex({ key, work }: KeyedWork): string {
  const type = types[work.type] ?? 'misc';
  const [year, month] = listDateParts(work.issued)[0] ?? [];
  const text = (value: string | number | undefined) =>
    bibtexText(value === undefined ? undefined : String(value));
  const range = (value: string | number | undefined) =>
    text(value === undefined ? undefined : String(value).replaceAll('-', '--'));
  const container = type === 'article' ? 'journal' : type.startsWith('in') ? 'booktitle' : 'howpublished';
  const publisher = type === 'phdthesis' ? 'school' : type === 'techreport' ? 'institution' : 'publisher';
  return bibtexEntry(type, key, [
    ['author', people(work.author)],
    ['editor', people(work.editor)],
    ['title', work.title === undefined ? undefined : inBraces(bibtexText(work.title) ?? '')],
    [container, text(work['container-title'])],
    ['year', year === undefined ? undefined : inBraces(String(year))],
    ['month', month === undefined ? undefined : months[month - 1]],
    ['volume', text(work.volume)],
    ['number', range(work.issue ?? work.number)],
    ['pages', range(work.page)],
    ['edition', text(work.edition)],
    ['series', text(work['collection-title'])],
    [publisher, text(work.publisher)],
    ['address', text(work['publisher-place'])],
    ['issn', text(work.ISSN)],
    ['isbn', text(work.ISBN)],
    ['doi', bibtexVerbatim(work.DOI)],
    ['url', bibtexVerbatim(work.URL)],
    ['note', text(work.note)],
  ]);
}

function people(all: CitedPeople = []): string | undefined {
  const names = all.map(({ family, given, literal, suffix, 'dropping-particle': particle }) => {
    const last = [particle, family].filter(Boolean).join(' ');
    if (literal !== undefined || last === '' || given === undefined)
      return inBraces(escapeBibtex(literal ?? (last || given) ?? ''));
    return [nameText(last), suffix && nameText(suffix), nameText(given)].filter(Boolean).join(', ');
  });
  return names.length > 0 ? inBraces(names.join(' and ')) : undefined;
}
