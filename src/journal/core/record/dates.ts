import { dateParts, longDate } from 'pagewright/text';

/** A date as exactly as it is known: year and month, and perhaps the day. */
export interface DateParts {
  year: number;
  month: number;
  day?: number;
}

/** The parts of a date, such as 2025-08 or 2025-08-14, as numbers. */
export function parseDateParts(date: string): DateParts {
  const [year = 0, month = 1, day] = date.split('-').map(Number);
  return { year, month, ...(day !== undefined && { day }) };
}

/** A date as 2025/08/14, or 2025: indexes of papers accept a day or a year, and ignore a month without a day. */
export function highwireDate(date: string): string {
  return date.length > 7 ? date.replaceAll('-', '/') : date.slice(0, 4);
}

/**
 * A time for formats that require one, such as Atom: the first of the month at midnight. Only for such formats;
 * elsewhere a month stays a month.
 */
export function toInstant(date: string): string {
  return `${date.length === 7 ? `${date}-01` : date}T00:00:00Z`;
}

/**
 * A date in words, as exactly as it is known: 14 August 2025, or August 2025.
 * @param language the language of the result
 */
export function dateInWords(date: string, language: string): string {
  if (date.length > 7) return longDate(date, language);
  const { month, year } = dateParts(date, language);
  return `${month} ${year}`.trim();
}

/**
 * Whether a date is before another, compared with their common precision: a month is neither before nor after a day
 * in it.
 */
export function isBefore(date: string, other: string): boolean {
  const length = Math.min(date.length, other.length);
  return date.slice(0, length) < other.slice(0, length);
}

/** The latest of some dates, known to the month or to the day. */
export function latest(dates: readonly string[]): string | undefined {
  return [...dates].sort().at(-1);
}

/** The months between two, both excluded: the missing issues of a monthly journal. */
export function monthsBetween(from: string, to: string): string[] {
  const last = monthNumber(to);
  const months: string[] = [];
  for (let number = monthNumber(from) + 1; number < last; number++) months.push(monthAt(number));
  return months;
}

/** The month after a date: 2026-01 for 2025-12, or for a day in it. */
export function monthAfter(date: string): string {
  return monthAt(monthNumber(date) + 1);
}

function monthNumber(date: string): number {
  const { year, month } = parseDateParts(date);
  return year * 12 + month - 1;
}

function monthAt(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}
