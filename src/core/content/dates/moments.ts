/**
 * Moments as the clocks of the site's time zone show them, to the minute: 2027-06-01T08:00. As texts they are in the order
 * of time. A day is written for its first moment.
 */
export type Moment = string;

/** From when on something is there, and until when; without either, always. */
export interface Period {
  from?: Moment;
  until?: Moment;
}

/** A written day or moment as a moment: 2027-06-01 is 2027-06-01T00:00. */
export function momentOf(written: string): Moment {
  return written.length === DAY ? `${written}${MIDNIGHT}` : written;
}

/** A moment as people write it: a day where it is the first of one, or its end. */
export function writtenMoment(moment: Moment): string {
  return moment.endsWith(MIDNIGHT) || moment.endsWith(END) ? moment.slice(0, DAY) : moment;
}

/** The moment at which a day is over, written so that it comes before the first of the next day. @param day 2027-06-30 */
export function endOfDay(day: string): Moment {
  return `${day}${END}`;
}

/** What the clocks of a time zone show. @param timeZone its IANA name; where there is none of this name, UTC is meant */
export function momentIn(timeZone: string, instant: Date): Moment {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

/** Whether a moment lies in a period: its beginning does, its end does not. */
export function holds({ from = '', until }: Period, moment: Moment): boolean {
  return from <= moment && (until === undefined || moment < until);
}

/** Whether every moment lies in a period: no clock need be asked. */
export function isAlways({ from, until }: Period): boolean {
  return from === undefined && until === undefined;
}

/** What two periods have in common; empty where its end is not after its beginning. */
export function meet(one: Period, other: Period): Period {
  const from = [one.from, other.from]
    .filter((moment) => moment !== undefined)
    .sort()
    .at(-1);
  const [until] = [one.until, other.until].filter((moment) => moment !== undefined).sort();
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}

/**
 * The first moment of a period in which none of the others is.
 * @returns nothing where they cover it
 */
export function gapIn(period: Period, covers: readonly Period[]): Moment | undefined {
  let { from: at = '' } = period;
  const { until } = period;
  while (until === undefined || at < until) {
    const here = covers.filter((cover) => holds(cover, at));
    if (here.length === 0) return at;
    if (here.some((cover) => cover.until === undefined)) return undefined;
    at = here
      .map((cover) => cover.until!)
      .sort()
      .at(-1)!;
  }
  return undefined;
}

/** All beginnings and ends, in their order. */
export function momentsOf(periods: readonly Period[]): Moment[] {
  const all = periods.flatMap(({ from, until }) => [from, until]).filter((moment) => moment !== undefined);
  return [...new Set(all)].sort();
}

const DAY = 10;
const MIDNIGHT = 'T00:00';
const END = 'T24:00';

function clockOf(timeZone: string): Intl.DateTimeFormat {
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
