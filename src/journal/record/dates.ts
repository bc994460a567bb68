import { dateWords, longDate } from '../../core/page/date-words.ts';

/** A date as exactly as it is known: a year and a month, and perhaps a day. */
export interface DateParts {
  year: number;
  month: number;
  day?: number;
}

/** 2025-08 or 2025-08-14, in numbers. */
export function datePartsOf(date: string): DateParts {
  const [year = 0, month = 1, day] = date.split('-').map(Number);
  return { year, month, ...(day !== undefined && { day }) };
}

/** 2025/08/14, or 2025: indexes of papers take a day or a year, and a month without a day for no date at all. */
export function dayOrYear(date: string): string {
  return date.length > 7 ? date.replaceAll('-', '/') : date.slice(0, 4);
}

/**
 * The moment that formats ask for which know no month alone, such as Atom: the first of the month at midnight. Only
 * for such formats; everywhere else a month stays a month.
 */
export function instantOf(date: string): string {
  return `${date.length === 7 ? `${date}-01` : date}T00:00:00Z`;
}

/**
 * A date in words, as exactly as it is known: 14 August 2025, or August 2025.
 * @param language in which they are written
 */
export function dateInWords(date: string, language: string): string {
  if (date.length > 7) return longDate(date, language);
  const { month, year } = dateWords(date, language);
  return `${month} ${year}`.trim();
}

/** As far as both are known: a month and a day in it are neither before nor after each other. */
export function isBefore(date: string, other: string): boolean {
  const length = Math.min(date.length, other.length);
  return date.slice(0, length) < other.slice(0, length);
}

/** The latest of some dates that are known to the month or to the day. */
export function latest(dates: readonly string[]): string | undefined {
  return [...dates].sort().at(-1);
}

/** The months from one to another, both left out: the issues that a monthly journal lacks between two. */
export function monthsBetween(from: string, to: string): string[] {
  const last = monthNumber(to);
  const months: string[] = [];
  for (let number = monthNumber(from) + 1; number < last; number++) months.push(monthAt(number));
  return months;
}

/** 2026-01 for 2025-12, or for a day in it. */
export function monthAfter(date: string): string {
  return monthAt(monthNumber(date) + 1);
}

function monthNumber(date: string): number {
  const { year, month } = datePartsOf(date);
  return year * 12 + month - 1;
}

function monthAt(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}
