import { setTimeout as pause } from 'node:timers/promises';

/** What became of what was offered. */
export interface Offered {
  /** How many were begun in each second, as a mean. */
  reached: number;
  /** How long each took, from the moment at which it was due, in milliseconds. */
  times: number[];
  /** The same of those that had a certain outcome: a refusal is quick, and would hide how long others wait. */
  timesOf(outcome: string): number[];
  /** How many had which outcome. */
  outcomes: Map<string, number>;
}

interface Offer {
  /** How many are begun in a second. */
  rate: number;
  seconds: number;
  most?: number;
  grace?: number;
}

/**
 * Begins a piece of work so many times a second, whether earlier ones have ended or not, as visitors come: who is slow
 * makes those wait who come later, and that counts.
 * @param work does it once; what it returns is counted
 * @param most how many may be under way; who comes then is counted as "not begun"
 * @param grace for how many seconds those are waited for who are under way at the end; who has no answer then is counted as
 * "no answer"
 */
export async function offer(
  { rate, seconds, most = 20_000, grace = 60 }: Offer,
  work: (number: number) => Promise<string>,
): Promise<Offered> {
  const ended: { outcome: string; ms: number }[] = [];
  const outcomes = new Map<string, number>();
  const count = (outcome: string): void => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  const all = Math.round(rate * seconds);
  let begun = 0;
  for (let number = 0; number < all;) {
    const due = Math.min(all, Math.floor(((performance.now() - began) / 1000) * rate) + 1);
    for (; number < due; number += 1) {
      if (underWay.size >= most) {
        count('not begun');
        continue;
      }
      begun += 1;
      const at = began + (number / rate) * 1000;
      const one: Promise<void> = work(number).then((outcome) => {
        ended.push({ outcome, ms: performance.now() - at });
        count(outcome);
        underWay.delete(one);
      });
      underWay.add(one);
    }
    await pause(4);
  }
  const took = (performance.now() - began) / 1000;
  await Promise.race([Promise.all(underWay), pause(grace * 1000, undefined, { ref: false })]);
  for (let left = underWay.size; left > 0; left -= 1) count('no answer');
  // What ends later changes nothing any more.
  const inTime = [...ended];
  return {
    reached: begun / took,
    times: inTime.map(({ ms }) => ms),
    timesOf: (wanted) => inTime.filter(({ outcome }) => outcome === wanted).map(({ ms }) => ms),
    outcomes: new Map(outcomes),
  };
}

/** The time that so large a share of all does not exceed; 0 where there are none. @param share such as 0.99 */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
