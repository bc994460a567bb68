import type { CitedPeople, CitedWork } from '../../../content/journal-parts.gen.ts';
import type { PaperRecord } from '../../record/paper-record.ts';
import { citedPages } from '../../record/references/pages.ts';
import { listDateParts, peopleKeys, textKeys } from '../../record/references/plain-work.ts';
import type { ReferenceRecord } from '../../record/references/reference.ts';
import { element as e, type Xml } from '../xml.ts';
import {
  ET_AL,
  identifierTypes,
  isPart,
  otherText,
  personGroups,
  publicationTypes,
  textElements,
  titleElement,
} from './citation-terms.ts';

/** The list of references: data as elements, printed references as mixed text. */
export function jatsReferences({ references = [] }: PaperRecord): Xml {
  const each = references.map((reference, index) =>
    e(
      'ref',
      { id: `ref-${index + 1}` },
      reference.work ? elementCitation(reference.work) : mixedCitation(reference),
    ),
  );
  return e('ref-list', {}, each);
}

function mixedCitation({ text, doi, url }: ReferenceRecord): Xml {
  const place = doi ? [' ', e('pub-id', { 'pub-id-type': 'doi' }, doi)] : url && [' ', link(url)];
  return e('mixed-citation', { 'publication-type': 'other' }, text, place);
}

/** @see https://jats4r.niso.org/citations/ */
function elementCitation(work: CitedWork): Xml {
  const { type, page, issued, accessed, URL } = work;
  return e(
    'element-citation',
    { 'publication-type': publicationTypes[type] ?? type },
    peopleKeys.map((key) => personGroup(personGroups[key] ?? key, work[key])),
    yearAndMonth(issued),
    titles(work),
    textKeys.map((key) => {
      const name = textElements[key];
      const value = work[key];
      if (name === undefined || value === undefined) return undefined;
      return e(name, { designator: name === 'version' ? text(value) : undefined }, text(value));
    }),
    pages(page === undefined ? undefined : String(page)),
    Object.entries(identifierTypes).map(([key, idType]) => {
      const id = work[key as keyof typeof identifierTypes];
      return id !== undefined && e('pub-id', { 'pub-id-type': idType }, text(id));
    }),
    URL !== undefined && link(URL),
    dateElement('date-in-citation', { 'content-type': 'access-date' }, accessed),
    dateElement('conf-date', {}, work['event-date']),
    otherDate('original-date', dateText(work['original-date'])),
    textKeys.filter(hasNoElement).map((key) => {
      const value = work[key];
      return value !== undefined && e('named-content', { 'content-type': otherText(key) }, text(value));
    }),
  );
}

const keysElsewhere = new Set<string>([
  ...Object.keys(identifierTypes),
  'title',
  'container-title',
  'page',
  'URL',
]);

function hasNoElement(key: (typeof textKeys)[number]): boolean {
  return textElements[key] === undefined && !keysElsewhere.has(key);
}

function titles({ type, title, 'container-title': container, publisher, archive }: CitedWork): Xml[] {
  if (!isPart(type) && container === undefined) return [e('source', {}, title)];
  // A preprint must have a source: its archive.
  const source = container ?? (type === 'article' ? (publisher ?? archive) : undefined);
  return [e(titleElement(type), {}, title), e('source', {}, source)];
}

function personGroup(type: string, people: CitedPeople | undefined): Xml | undefined {
  return people && e('person-group', { 'person-group-type': type }, people.map(person));
}

function person({ family, given, literal, suffix, ...particle }: CitedPeople[number]): Xml {
  if (literal !== undefined) return literal === ET_AL ? e('etal', {}, literal) : e('collab', {}, literal);
  return e(
    'name',
    { 'name-style': family === undefined ? 'given-only' : undefined },
    e('surname', {}, family),
    e('given-names', {}, [given, particle['dropping-particle']].filter(Boolean).join(' ')),
    e('suffix', {}, suffix),
  );
}

function pages(written: string | undefined): Xml[] {
  const { first, last, article, ranges } = citedPages(written);
  return [
    e('fpage', {}, first),
    e('lpage', {}, last),
    e('elocation-id', {}, article),
    e('page-range', {}, ranges),
  ];
}

/** The date as elements; a date in words has none. */
function yearAndMonth(date: CitedWork['issued']): Xml[] {
  const [from, to] = listDateParts(date);
  const [year, month, day] = from ?? [];
  const { literal, season } = typeof date === 'object' ? date : {};
  if (year === undefined) return [otherDate('issued', literal)];
  return [
    e('day', {}, day),
    e('month', {}, month),
    e('season', {}, season),
    e('year', { 'iso-8601-date': isoDate(from) }, to ? `${year}–${to[0]}` : year),
  ];
}

function dateElement(name: string, attributes: Record<string, string>, date: CitedWork['issued']): Xml {
  const [from, to] = listDateParts(date);
  const words = typeof date === 'object' ? date.literal : undefined;
  if (from === undefined) return e(name, words === undefined ? {} : attributes, words);
  return e(
    name,
    { ...attributes, 'iso-8601-date': isoDate(from) },
    [from, to].flatMap((each) => (each ? [isoDate(each)] : [])).join('/'),
  );
}

function otherDate(key: string, words: string | undefined): Xml {
  return e('named-content', words === undefined ? {} : { 'content-type': otherText(key) }, words);
}

function dateText(date: CitedWork['issued']): string | undefined {
  return typeof date === 'string' ? date : date?.literal;
}

function isoDate([year = 0, ...rest]: readonly number[] = []): string {
  return [String(year).padStart(4, '0'), ...rest.map((part) => String(part).padStart(2, '0'))].join('-');
}

function link(url: string): Xml {
  return e('ext-link', { 'ext-link-type': 'uri', 'xlink:href': url }, url);
}

function text(value: unknown): string {
  return String(value);
}
