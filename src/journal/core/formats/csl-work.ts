import type { CitedWork } from '../../content/journal-parts.gen.ts';
import { listDateParts, dateKeys } from '../record/references/plain-work.ts';

/** A cited work with its key; the title of a printed reference is its text. */
export interface KeyedWork {
  key: string;
  work: CitedWork;
}

/** A cited work as the citation processor reads it, with its dates as numbers. */
export function cslWork(work: CitedWork, id: string): Record<string, unknown> {
  const dates = dateKeys.flatMap((key) => {
    const date = work[key];
    if (date === undefined) return [];
    const parts = listDateParts(date);
    return [
      [key, { ...(typeof date === 'string' ? {} : date), ...(parts.length > 0 && { 'date-parts': parts }) }],
    ];
  });
  return { ...work, ...Object.fromEntries(dates), id };
}
