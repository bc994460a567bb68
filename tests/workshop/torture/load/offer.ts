import { setTimeout as pause } from 'node:timers/promises';

/** The results of an offered load. */
export interface Offered {
  /** The mean number of started tasks per second. */
  reached: number;
  /** The duration of each task from its due time, in milliseconds. */
  times: number[];
  /** The durations of the tasks with a certain outcome: refusals are fast, and would hide how long others wait. */
  getTimes(outcome: string): number[];
  /** The number of tasks per outcome. */
  outcomes: Map<string, number>;
}

interface Offer {
  /** The number of started tasks per second. */
  rate: number;
  seconds: number;
  most?: number;
  grace?: number;
}

/**
 * Starts a task at a fixed rate, whether earlier ones have ended or not, as visitors arrive: a slow server makes
 * later ones wait, and that counts.
 * @param work performs the task once; its result is counted
 * @param most the maximal number of concurrent tasks; others count as "not begun"
 * @param grace the seconds to wait for running tasks at the end; the rest counts as "no answer"
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
  // Later results do not count.
  const inTime = [...ended];
  return {
    reached: begun / took,
    times: inTime.map(({ ms }) => ms),
    getTimes: (wanted) => inTime.filter(({ outcome }) => outcome === wanted).map(({ ms }) => ms),
    outcomes: new Map(outcomes),
  };
}

/** A percentile of times; 0 if there are none. @param share such as 0.99 */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
