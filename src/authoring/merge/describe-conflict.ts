import { excerpts, nameIn } from '../compare/describe-difference.ts';
import { describePlace, type PlacedIn } from '../compare/describe-place.ts';
import { resolveForTheirs } from './mark-conflicts.ts';
import type { Conflict } from './merge-values.ts';

/**
 * A conflict as a sentence: faq › question 3 › answer: you wrote “…”, they wrote “…”.
 * @param data the merged file, with our side at each conflict
 */
export function describeConflict(conflict: Conflict, data: unknown, placedIn: PlacedIn): string {
  const { path, ours, theirs, isOrder } = conflict;
  const mergedData = ours === undefined ? resolveForTheirs(data, [conflict]) : data;
  const place = describePlace(path, mergedData, placedIn) || 'the whole file';
  if (isOrder) return `${place}: you and they have changed its order in different ways`;
  const [our, their] = excerpts(ours, theirs);
  return `${place}: you ${describeChange(ours, our)}, they ${describeChange(theirs, their)}`;
}

function describeChange(value: unknown, excerpt: string): string {
  if (value === undefined) return 'removed it';
  if (typeof value !== 'object' || value === null) return `wrote ${excerpt}`;
  const name = nameIn(value);
  return name === undefined ? 'changed it' : `wrote ${name}`;
}
