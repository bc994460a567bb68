/**
 * A moment in the site's time zone, to the minute: 2027-06-01T08:00. Sorting these texts sorts by time. A day means
 * its first moment.
 */
export type Moment = string;

/** A period; without `from` and `until` it is unlimited. */
export interface Period {
  from?: Moment;
  until?: Moment;
}

/** Converts a written day or moment to a moment: 2027-06-01 becomes 2027-06-01T00:00. */
export function toMoment(written: string): Moment {
  return written.length === DAY ? `${written}${MIDNIGHT}` : written;
}

/** The short form of a moment: only the day, if it is the first or last moment of a day. */
export function writtenMoment(moment: Moment): string {
  return moment.endsWith(MIDNIGHT) || moment.endsWith(END) ? moment.slice(0, DAY) : moment;
}

/** The end of a day, in a form that sorts before the first moment of the next. @param day 2027-06-30 */
export function endOfDay(day: string): Moment {
  return `${day}${END}`;
}

/** The local time in a time zone. @param timeZone IANA name; an unknown name means UTC */
export function momentIn(timeZone: string, instant: Date): Moment {
  const parts = Object.fromEntries(
    createClock(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

/** Whether a moment is in a period: the beginning is included, the end is not. */
export function isInPeriod({ from = '', until }: Period, moment: Moment): boolean {
  return from <= moment && (until === undefined || moment < until);
}

/** Whether a period is unlimited: then no clock is needed. */
export function isUnlimited({ from, until }: Period): boolean {
  return from === undefined && until === undefined;
}

/** The intersection of two periods; empty if its end is not after its beginning. */
export function intersectPeriods(one: Period, other: Period): Period {
  const from = [one.from, other.from]
    .filter((moment) => moment !== undefined)
    .sort()
    .at(-1);
  const [until] = [one.until, other.until].filter((moment) => moment !== undefined).sort();
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}

/**
 * The first moment of a period that no other period covers.
 * @returns undefined if they cover it
 */
export function gapIn(period: Period, covers: readonly Period[]): Moment | undefined {
  let { from: at = '' } = period;
  const { until } = period;
  while (until === undefined || at < until) {
    const here = covers.filter((cover) => isInPeriod(cover, at));
    if (here.length === 0) return at;
    if (here.some((cover) => cover.until === undefined)) return undefined;
    at = here
      .map((cover) => cover.until!)
      .sort()
      .at(-1)!;
  }
  return undefined;
}

/** All beginnings and ends, sorted. */
export function listMoments(periods: readonly Period[]): Moment[] {
  const all = periods.flatMap(({ from, until }) => [from, until]).filter((moment) => moment !== undefined);
  return [...new Set(all)].sort();
}

const DAY = 10;
const MIDNIGHT = 'T00:00';
const END = 'T24:00';

function createClock(timeZone: string): Intl.DateTimeFormat {
  const digits = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...digits, hourCycle: 'h23', timeZone });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new Intl.DateTimeFormat('en-GB', { ...digits, hourCycle: 'h23', timeZone: 'UTC' });
  }
}
