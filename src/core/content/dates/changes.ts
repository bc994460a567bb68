import type { JsonPath } from '../../json/json-source.ts';
import type { Dated } from './dated.ts';
import { endOfDay, type Moment } from './moments.ts';

/** Something that visitors will see change by itself. */
export interface Change {
  moment: Moment;
  /** What comes or goes. */
  path: JsonPath;
  kind: 'comes' | 'goes' | 'is over';
  /** The key that says so. */
  key: string;
}

/**
 * What comes and goes in a file after a moment, in the order of time.
 * @param days after which something is over, each with its place
 */
export function changesAfter(
  at: Moment,
  dated: readonly Dated[],
  days: readonly { path: JsonPath; day: string }[] = [],
): Change[] {
  const changes = dated.flatMap(({ path, period: { from, until } }): Change[] => [
    ...(from === undefined ? [] : [{ moment: from, path, kind: 'comes' as const, key: 'publishAt' }]),
    ...(until === undefined ? [] : [{ moment: until, path, kind: 'goes' as const, key: 'expireAt' }]),
  ]);
  const ends = days.map(({ path, day }): Change => {
    return { moment: endOfDay(day), path: path.slice(0, -1), kind: 'is over', key: String(path.at(-1)) };
  });
  return [...changes, ...ends].filter(({ moment }) => moment > at).sort(byMoment);
}

/** The order in which changes come. */
export function byMoment(one: Change, other: Change): number {
  return one.moment < other.moment ? -1 : Number(one.moment > other.moment);
}
