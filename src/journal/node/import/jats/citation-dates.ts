import type { XmlElement } from '@rgrove/parse-xml';
import type { CitedDate, CitedWork } from '../../../content/journal-parts.gen.ts';
import { otherText } from '../../../core/formats/jats/citation-terms.ts';
import type { DateKey } from '../../../core/record/references/plain-work.ts';
import { elementAt, attribute, elementText } from '../xml-tree.ts';
import { firstText } from './citation-titles.ts';

/** The dates of a citation: that of publication is in several elements, each other date in one. */
export function citedDateIn(parts: readonly XmlElement[]): Partial<CitedWork> {
  const others = parts.flatMap((part): [DateKey, CitedDate][] => {
    const date = citedDate(part);
    return date ? [date] : [];
  });
  const issued = publicationDate(parts);
  return { ...Object.fromEntries(others), ...(issued && { issued }) };
}

/** A date in one element, with its key. */
export function citedDate(part: XmlElement): [DateKey, CitedDate] | undefined {
  const key = dateKey(part);
  const words = elementText(part);
  if (key === undefined || words === undefined) return undefined;
  const value = isoDate.test(words) ? words : attribute(part, 'iso-8601-date');
  return [key, value !== undefined && isoDate.test(value) ? value : { literal: words }];
}

const isoDate = /^\d{4}(?:-\d\d(?:-\d\d)?)?(?:\/\d{4}(?:-\d\d(?:-\d\d)?)?)?$/;

function dateKey(part: XmlElement): DateKey | undefined {
  if (part.name === 'date-in-citation' || part.name === 'access-date') return 'accessed';
  if (part.name === 'conf-date') return 'event-date';
  const type = attribute(part, 'content-type');
  if (part.name !== 'named-content') return undefined;
  return (['issued', 'original-date'] as const).find((key) => type === otherText(key));
}

function publicationDate(parts: readonly XmlElement[]): CitedDate | undefined {
  const element =
    parts.find(({ name }) => name === 'year') ??
    elementAt(
      parts.find(({ name }) => name === 'date'),
      'year',
    );
  const words = elementText(element);
  if (words === undefined) return undefined;
  const [, from, to] = /^(\d{4})[-–/](\d{4})$/.exec(words) ?? [];
  if (from !== undefined && to !== undefined) return `${from}/${to}`;
  const iso = attribute(element, 'iso-8601-date');
  const season = firstText(parts, 'season');
  // 2009a is the year 2009; styles add letters themselves.
  const year = /^\d{4}(?=[a-z]?$)/.exec(words)?.[0];
  const isWhole = iso !== undefined && isoDate.test(iso) && season === undefined;
  if (isWhole && (year === undefined || iso.startsWith(year))) return iso;
  if (year === undefined) return { literal: words };
  const month = monthNumber(firstText(parts, 'month'));
  const day = /^\d{1,2}$/.exec(firstText(parts, 'day') ?? '')?.[0];
  const dateParts = [
    Number(year),
    ...(month === undefined ? [] : [month, ...(day === undefined ? [] : [Number(day)])]),
  ];
  if (season !== undefined) return { 'date-parts': [dateParts], season };
  const inWords = month === undefined ? firstText(parts, 'month') : undefined;
  return inWords === undefined
    ? { 'date-parts': [dateParts] }
    : { 'date-parts': [dateParts], season: inWords };
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The number of a month: 4 for 4, 04, Apr and April. */
function monthNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = /^\d{1,2}$/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3).toLowerCase()) + 1;
  return number >= 1 && number <= 12 ? number : undefined;
}
