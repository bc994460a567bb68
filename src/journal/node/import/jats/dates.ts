import type { XmlElement } from '@rgrove/parse-xml';
import { numberIn } from '../identifiers.ts';
import { elementAt, attribute, getChildren, elementText } from '../xml-tree.ts';

/** The date of electronic publication, or of print if there is no other. */
export function publicationDates(meta: XmlElement | undefined): string | undefined {
  const dates = getChildren(meta, 'pub-date');
  const hasType = (date: XmlElement, ...types: string[]) =>
    types.includes(attribute(date, 'date-type') ?? attribute(date, 'pub-type') ?? '');
  return readDate(dates.find((date) => hasType(date, 'pub', 'epub')) ?? dates[0]);
}

/**
 * The date of an event in a paper's history; undefined if the month is unknown.
 * @param type JATS's type of the event: received, accepted
 */
export function historyDate(meta: XmlElement | undefined, type: string): string | undefined {
  const dates = getChildren(elementAt(meta, 'history'), 'date');
  const date = readDate(dates.find((each) => attribute(each, 'date-type') === type));
  // A paper's history needs at least the month.
  return date !== undefined && date.length > 4 ? date : undefined;
}

function readDate(date: XmlElement | undefined): string | undefined {
  const iso = /^\d{4}(?:-\d\d){0,2}/.exec(attribute(date, 'iso-8601-date') ?? '')?.[0];
  if (iso !== undefined) return iso;
  const [year, month, day] = ['year', 'month', 'day'].map((name) =>
    numberIn(elementText(elementAt(date, name))),
  );
  if (year === undefined) return undefined;
  const known = month === undefined ? [] : day === undefined ? [month] : [month, day];
  return [year, ...known.map((part) => String(part).padStart(2, '0'))].join('-');
}
