import { median, type BenchResults } from './results.ts';

/** Smaller differences do not count: two runs of the same code differ as much. */
const noise = 0.05;

/**
 * Compares each time before and after. A difference counts only if the runs do not overlap: on a busy machine medians
 * alone would mislead.
 * @param before the output of an earlier run with --json
 */
export function compareResults(before: BenchResults, after: BenchResults): string[] {
  const earlier = new Map(listTimes(before).map(({ what, times }) => [what, times]));
  return listTimes(after).map(({ what, times, unit }) => {
    const say = (of: readonly number[]) => `${median(of).toFixed(unit === 's' ? 2 : 0)} ${unit}`;
    const then = earlier.get(what);
    if (!then) return `${what}: ${say(times)}, not measured before`;
    return `${what}: ${say(then)} → ${say(times)}, ${change(then, times)}`;
  });
}

interface Times {
  what: string;
  times: number[];
  unit: 's' | 'ms';
}

function listTimes({ measured, visited }: BenchResults): Times[] {
  return [
    ...measured.map(({ pages, name, runs }): Times => {
      const what = `${pages.toLocaleString('en')} pages, ${name}`;
      return { what, times: runs.map(({ wall }) => wall), unit: 's' };
    }),
    ...visited.map(({ name, subject, runs }): Times => {
      const times = runs.map(({ milliseconds }) => milliseconds);
      return { what: `${name}, ${subject}`, times, unit: 'ms' };
    }),
  ];
}

function change(then: readonly number[], now: readonly number[]): string {
  const ratio = median(now) / median(then);
  if (Math.abs(ratio - 1) < noise) return 'as before';
  const isDistinct = Math.max(...now) < Math.min(...then) || Math.min(...now) > Math.max(...then);
  if (!isDistinct) return 'no difference beyond the spread of the runs';
  return ratio < 1 ? `${(1 / ratio).toFixed(2)} times as fast` : `${ratio.toFixed(2)} times as long`;
}
