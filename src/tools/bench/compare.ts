import { median, type BenchResults } from './results.ts';

/** A difference below this share is none: two runs of the same code differ by as much. */
const noise = 0.05;

/**
 * Says of each wall time how it was before and is now. A difference is one only where the runs do not overlap: on a machine
 * with other work the medians alone would tell stories.
 * @param before what an earlier run printed with --json
 */
export function compareResults(before: BenchResults, after: BenchResults): string[] {
  return after.measured.map(({ pages, name, runs }) => {
    const earlier = before.measured.find((one) => one.pages === pages && one.name === name);
    const what = `${pages.toLocaleString('en')} pages, ${name}`;
    const now = runs.map(({ wall }) => wall);
    if (!earlier) return `${what}: ${seconds(median(now))}, not measured before`;
    const then = earlier.runs.map(({ wall }) => wall);
    return `${what}: ${seconds(median(then))} → ${seconds(median(now))}, ${change(then, now)}`;
  });
}

function change(then: readonly number[], now: readonly number[]): string {
  const ratio = median(now) / median(then);
  if (Math.abs(ratio - 1) < noise) return 'as before';
  const apart = Math.max(...now) < Math.min(...then) || Math.min(...now) > Math.max(...then);
  if (!apart) return 'no difference that the runs’ spread lets see';
  return ratio < 1 ? `${(1 / ratio).toFixed(2)} times as fast` : `${ratio.toFixed(2)} times as long`;
}

function seconds(value: number): string {
  return `${value.toFixed(2)} s`;
}
