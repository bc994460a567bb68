import type { Usage } from './builds/run-measured.ts';

/** What was measured, by the name under which it stands in tables. */
export interface Measured {
  /** How many pages the corpus has. */
  pages: number;
  name: string;
  /** Each run; wall seconds, processor seconds, megabytes. */
  runs: Usage[];
}

/** What a visitor waits for, on a site of the bench. */
export interface Visited {
  name: string;
  /** Whose page it is. */
  subject: string;
  /**
   * Each run: how long it took, and where that is counted, the bytes that came over the line, or the milliseconds of the
   * page's processor time.
   */
  runs: { milliseconds: number; bytes?: number; processor?: number }[];
}

/** What one run of the bench has found. */
export interface BenchResults {
  node: string;
  cores: number;
  seed: number;
  measured: Measured[];
  visited: Visited[];
}

/** The middle one of each figure, by itself: a run that was disturbed in one need not be in another. */
export function medianUsage(runs: readonly Usage[]): Usage {
  const middle = (key: keyof Usage) => median(runs.map((run) => run[key]));
  return { wall: middle('wall'), cpu: middle('cpu'), memory: middle('memory') };
}

/** The middle of some numbers; of an even count the mean of the two in the middle. @throws RangeError for none */
export function median(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new RangeError('Nothing was measured.');
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1]!, sorted[sorted.length >> 1]!];
  return (low + high) / 2;
}
