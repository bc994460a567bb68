const minute = 60_000;

/** The longest pause between two attempts, in milliseconds. */
export const longestPause = 30 * minute;

/**
 * The pause after a failed attempt: about a minute after the first, doubled each time, up to half an hour.
 * @param attempts the number of attempts, from 1
 * @param random from 0 to below 1: spreads deliveries that failed together
 * @returns milliseconds
 */
export function pauseAfter(attempts: number, random: number): number {
  const longest = Math.min(minute * 2 ** Math.min(attempts - 1, 10), longestPause);
  return Math.round(longest * (0.75 + 0.25 * random));
}

/**
 * Whether to give up: only after three days, and after as many attempts as fit into three days. With the time
 * alone, a server that was off for a week, or a wrong clock, would end deliveries that were hardly tried.
 */
export function shouldGiveUp(attempts: number, since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() >= 72 * 60 * minute && attempts >= 100;
}
