import type { CitedDate, CitedPeople, CitedWork } from '../../../content/journal-parts.gen.ts';
import { withoutEmpty } from '../without-empty.ts';

/** The keys with dates, with people, and with other values, in the order of the output. */
export const dateKeys = ['issued', 'accessed', 'original-date', 'event-date'] as const;
/** The keys of CSL whose values are names. */
export const peopleKeys = [
  'author',
  'editor',
  'translator',
  'collection-editor',
  'container-author',
  'director',
  'composer',
  'illustrator',
  'interviewer',
  'recipient',
  'contributor',
  'reviewed-author',
] as const;
/** The keys of CSL whose values are texts or numbers. */
export const textKeys = [
  'title',
  'container-title',
  'container-title-short',
  'volume',
  'issue',
  'page',
  'number',
  'DOI',
  'URL',
  'PMID',
  'PMCID',
  'ISBN',
  'ISSN',
  'publisher',
  'publisher-place',
  'edition',
  'genre',
  'medium',
  'version',
  'language',
  'note',
  'collection-title',
  'collection-number',
  'original-title',
  'event-title',
  'event-place',
  'number-of-pages',
  'number-of-volumes',
  'chapter-number',
  'part-number',
  'section',
  'supplement-number',
  'archive',
  'archive_location',
  'archive-place',
  'authority',
  'jurisdiction',
  'status',
  'scale',
  'dimensions',
  'reviewed-title',
] as const;

/** A key of CSL whose value is a date. */
export type DateKey = (typeof dateKeys)[number];
/** A key of CSL whose value are names. */
export type PeopleKey = (typeof peopleKeys)[number];
/** A key of CSL whose value is a text or number. */
export type TextKey = (typeof textKeys)[number];

/**
 * The data of a work in a uniform form and order: numbers as texts, dates as texts if possible, ranges of pages
 * with a hyphen, without keys that only a reference manager needs.
 */
export function plainWork(written: CitedWork): CitedWork {
  const { type, event } = written;
  const texts = textKeys.map((key): [TextKey, string | undefined] => {
    const value = written[key] ?? (key === 'event-title' ? event : undefined);
    return [key, value === undefined ? undefined : plainText(String(value))];
  });
  return withoutEmpty<CitedWork>({
    type,
    ...Object.fromEntries(peopleKeys.map((key) => [key, plainPeople(written[key])])),
    ...Object.fromEntries(dateKeys.map((key) => [key, written[key] && plainDate(written[key])])),
    ...Object.fromEntries(texts),
    ...(written.page !== undefined && { page: plainPages(String(written.page)) }),
  });
}

function plainText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function plainPeople(people: CitedPeople | undefined): CitedPeople | undefined {
  return people?.map(({ family, given, literal, suffix, ...particles }) => {
    const { 'dropping-particle': dropping, 'non-dropping-particle': nonDropping } = particles;
    const text = (...parts: (string | undefined)[]) => plainText(parts.filter(Boolean).join(' '));
    return withoutEmpty<CitedPeople[number]>({
      family: text(nonDropping, family),
      given: text(given),
      'dropping-particle': text(dropping),
      suffix: text(suffix),
      literal: text(literal),
    });
  });
}

/** Pages with a hyphen, 11-29 for 11–29: styles choose the dash. */
function plainPages(pages: string): string {
  return plainText(pages).replace(/\s*[-–—]+\s*/g, '-');
}

/** A date as text, 2021-04 or 2021/2022; a date without a year stays an object. */
function plainDate(date: CitedDate): CitedDate {
  if (typeof date === 'string') return date;
  const { 'date-parts': parts, raw, season, circa, ...words } = date;
  const [from, to] = (parts ?? []).map((each) => each.map(Number).filter((part) => part !== 0));
  const written = [from, to].flatMap((each) => (each && each.length > 0 ? [isoDate(each)] : []));
  const isPlain = written.every((each) => /^\d{4}/.test(each)) && season === undefined && !circa;
  if (written.length > 0 && isPlain) return written.join('/');
  return withoutEmpty<Exclude<CitedDate, string>>({
    'date-parts': [from, to].filter((each) => each !== undefined),
    season,
    circa,
    literal: words.literal ?? raw,
  });
}

function isoDate([year = 0, ...rest]: readonly number[]): string {
  return [String(year).padStart(4, '0'), ...rest.map((part) => String(part).padStart(2, '0'))].join('-');
}

/** The parts of a date: [[2021, 4]]; empty if it has no year. */
export function listDateParts(date: CitedDate | undefined): number[][] {
  if (date === undefined) return [];
  if (typeof date !== 'string') return (date['date-parts'] ?? []).map((each) => each.map(Number));
  return date.split('/').map((each) => each.split('-').map(Number));
}

/** The year of publication of a work. */
export function publicationYear({ issued }: Pick<CitedWork, 'issued'>): number | undefined {
  return listDateParts(issued)[0]?.[0];
}
