import type { JsonPath } from '../json/json-source.ts';
import type { Dated } from './dated.ts';
import type { Moment } from './moments.ts';

/** Something that visitors will see change by itself. */
export interface Change {
  moment: Moment;
  /** What comes or goes. */
  path: JsonPath;
  kind: 'comes' | 'goes';
  /** The key that says so. */
  key: string;
}

/** What comes and goes in a file after a moment, in the order of time. */
export function changesAfter(at: Moment, dated: readonly Dated[]): Change[] {
  const changes = dated.flatMap(({ path, period: { from, until } }): Change[] => [
    ...(from === undefined ? [] : [{ moment: from, path, kind: 'comes' as const, key: 'publishAt' }]),
    ...(until === undefined ? [] : [{ moment: until, path, kind: 'goes' as const, key: 'expireAt' }]),
  ]);
  return changes.filter(({ moment }) => moment > at).sort(byMoment);
}

/** The order in which changes come. */
export function byMoment(one: Change, other: Change): number {
  return one.moment < other.moment ? -1 : Number(one.moment > other.moment);
}
