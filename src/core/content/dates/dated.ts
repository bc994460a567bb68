import type { JsonPath } from '../../json/json-source.ts';
import { isMoment } from '../../schema/formats.ts';
import { momentOf, type Period } from './moments.ts';
import type { JsonObject } from '../valid-page.ts';

/** The keys that say from when on something is there, and from when on no more. */
export const DATES = ['publishAt', 'expireAt'] as const;

/** Whether a file's text may hold dates; most hold none, and need not be looked through. */
export function mayHaveDates(text: string): boolean {
  return /"(publishAt|expireAt)"/.test(text);
}

/** Something that is there for a time only: a page, a section, an entry of a list. */
export interface Dated {
  path: JsonPath;
  period: Period;
}

/** The period that an object says of itself. What is no moment counts as not written: the schema names it. */
export function periodOf({ publishAt, expireAt }: JsonObject): Period {
  return {
    ...(isWrittenMoment(publishAt) && { from: momentOf(publishAt) }),
    ...(isWrittenMoment(expireAt) && { until: momentOf(expireAt) }),
  };
}

/** Everything in a file's data that has dates, outer before inner: the whole, and entries of the lists in it. */
export function datedIn(data: JsonObject): Dated[] {
  const found: Dated[] = [];
  const note = (value: JsonObject, path: JsonPath) => {
    const period = periodOf(value);
    if (period.from !== undefined || period.until !== undefined) found.push({ path, period });
  };
  const visit = (value: unknown, path: JsonPath) => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      value.forEach((entry: unknown, index) => {
        if (typeof entry === 'object' && entry !== null) note(entry as JsonObject, [...path, index]);
        visit(entry, [...path, index]);
      });
    } else for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key]);
  };
  note(data, []);
  visit(data, []);
  return found;
}

function isWrittenMoment(value: unknown): value is string {
  return typeof value === 'string' && isMoment(value);
}
