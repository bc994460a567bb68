import type { TextQuestion } from '../../content/questions.gen.ts';

/** Today, 2026-11-29: one day for a visitor; the first and the last day on earth for the server. */
export interface Today {
  first: string;
  last: string;
}

/**
 * Today for the server. It does not know the visitor's time zone, so a day is past only if it is past everywhere on
 * earth, and still to come only if it is so everywhere.
 * @param now milliseconds since 1970
 */
export function todayOnEarth(now: number): Today {
  return { first: isoDay(now - 12 * HOUR), last: isoDay(now + 14 * HOUR) };
}

/** Today for a visitor: the day in the browser's time zone, so the server accepts each day that the browser does. */
export function todayHere(now: Date): Today {
  const day = isoDay(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
  return { first: day, last: day };
}

/** The limits of a question about a day, in days from today. */
export type DayQuestion = Pick<TextQuestion, 'earliest' | 'latest'>;

/** The first and the last accepted day of a question; undefined if it has no such limit. */
export function dayLimits(
  { earliest, latest }: DayQuestion,
  { first, last }: Today,
): { min?: string | undefined; max?: string | undefined } {
  return { min: addDays(first, earliest), max: addDays(last, latest) };
}

const HOUR = 3_600_000;

function addDays(day: string, days: number | undefined): string | undefined {
  return days === undefined ? undefined : isoDay(Date.parse(day) + days * 24 * HOUR);
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
