import type { JsonPath } from '../../json/json-source.ts';
import { isMoment } from '../../schema/formats.ts';
import { toMoment, type Period } from './moments.ts';
import type { JsonObject } from '../valid-page.ts';

/** The keys for the moments from which, and until which, a page, section or list entry is shown. */
export const DATES = ['publishAt', 'expireAt'] as const;

/** Whether a text may contain dates. Most texts contain none, so the caller need not parse them. */
export function mayHaveDates(text: string): boolean {
  return /"(publishAt|expireAt)"/.test(text);
}

/** A page, section or list entry that is shown only for a period. */
export interface Dated {
  path: JsonPath;
  period: Period;
}

/** The period of an object. An invalid moment is ignored here; the schema reports it. */
export function readPeriod({ publishAt, expireAt }: JsonObject): Period {
  return {
    ...(isWrittenMoment(publishAt) && { from: toMoment(publishAt) }),
    ...(isWrittenMoment(expireAt) && { until: toMoment(expireAt) }),
  };
}

/** All objects with dates in a file's data, outer before inner: the file itself, and entries of its lists. */
export function findDated(data: JsonObject): Dated[] {
  const dated: Dated[] = [];
  const note = (value: JsonObject, path: JsonPath) => {
    const period = readPeriod(value);
    if (period.from !== undefined || period.until !== undefined) dated.push({ path, period });
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
  return dated;
}

function isWrittenMoment(value: unknown): value is string {
  return typeof value === 'string' && isMoment(value);
}
