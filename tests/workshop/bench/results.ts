import type { ProgramUsage } from './builds/run-measured.ts';

/** The results of a measure, with its name in tables. */
export interface Measured {
  /** The number of pages of the corpus. */
  pages: number;
  name: string;
  /** Each run: wall seconds, CPU seconds, megabytes. */
  runs: ProgramUsage[];
}

/** The waiting time of a visitor on a site of the bench. */
export interface Visited {
  name: string;
  /** The kind of site. */
  subject: string;
  /** Each run: its duration and, if counted, the transferred bytes, or the page's CPU time in milliseconds. */
  runs: { milliseconds: number; bytes?: number; processor?: number }[];
}

/** The results of one run of the bench. */
export interface BenchResults {
  node: string;
  cores: number;
  seed: number;
  measured: Measured[];
  visited: Visited[];
}

/** The median of each figure separately: a run may be disturbed in only one of them. */
export function medianUsage(runs: readonly ProgramUsage[]): ProgramUsage {
  const middle = (key: keyof ProgramUsage) => median(runs.map((run) => run[key]));
  return { wall: middle('wall'), cpu: middle('cpu'), memory: middle('memory') };
}

/** The median of some numbers; for an even count the mean of the middle two. @throws RangeError for none */
export function median(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new RangeError('There are no numbers.');
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1]!, sorted[sorted.length >> 1]!];
  return (low + high) / 2;
}
