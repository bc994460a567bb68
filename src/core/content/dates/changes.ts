import type { JsonPath } from '../../json/json-source.ts';
import type { Dated } from './dated.ts';
import { endOfDay, type Moment } from './moments.ts';

/** A scheduled change of the site. */
export interface ScheduledChange {
  moment: Moment;
  /** The page, section or entry that appears or disappears. */
  path: JsonPath;
  kind: 'appears' | 'disappears' | 'is over';
  /** The key that holds the date. */
  key: string;
}

/**
 * The changes of a file after a moment, in order of time.
 * @param days days after which something, such as a call for entries, ends; with their paths
 */
export function changesAfter(
  at: Moment,
  dated: readonly Dated[],
  days: readonly { path: JsonPath; day: string }[] = [],
): ScheduledChange[] {
  const changes = dated.flatMap(({ path, period: { from, until } }): ScheduledChange[] => [
    ...(from === undefined ? [] : [{ moment: from, path, kind: 'appears' as const, key: 'publishAt' }]),
    ...(until === undefined ? [] : [{ moment: until, path, kind: 'disappears' as const, key: 'expireAt' }]),
  ]);
  const ends = days.map(({ path, day }): ScheduledChange => {
    return { moment: endOfDay(day), path: path.slice(0, -1), kind: 'is over', key: String(path.at(-1)) };
  });
  return [...changes, ...ends].filter(({ moment }) => moment > at).sort(byMoment);
}

/** Compares changes by time. */
export function byMoment(one: ScheduledChange, other: ScheduledChange): number {
  return one.moment < other.moment ? -1 : Number(one.moment > other.moment);
}
