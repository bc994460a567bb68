const minute = 60_000;

/** The longest pause between two attempts. */
export const longestPause = 30 * minute;

/**
 * How long to wait after an attempt that failed: about a minute after the first, twice as long after each further
 * one, up to half an hour.
 * @param attempts how many attempts were made, from 1
 * @param random from 0 to below 1: spreads deliveries that failed together
 */
export function pauseAfter(attempts: number, random: number): number {
  const longest = Math.min(minute * 2 ** Math.min(attempts - 1, 10), longestPause);
  return Math.round(longest * (0.75 + 0.25 * random));
}

/**
 * Whether to stop trying. Three days have passed, and as many attempts were made as three days of an outage hold at
 * least; otherwise a server that was off for a week, or a clock that jumped, would end deliveries that were hardly tried.
 */
export function isHopeless(attempts: number, since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() >= 72 * 60 * minute && attempts >= 100;
}
