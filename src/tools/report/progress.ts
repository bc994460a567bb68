import { progressText } from './progress-text.ts';

/** Reports the progress of long work: rate and remaining time. */
export interface Progress {
  /**
   * @param done the number of finished parts
   * @param more additional text
   */
  at(done: number, more?: string): void;
}

interface ProgressOptions {
  /** The total number. */
  all: number;
  /** The unit: pages, cases. */
  unit: string;
  /** Receives a line, at most one every few seconds. */
  print: (line: string) => void;
  /** Milliseconds between two lines. */
  pause?: number;
  /** The time in milliseconds. Default: the process's clock */
  now?: () => number;
}

/** Starts to report the progress of work with a known number of parts. */
export function startProgress({
  all,
  unit,
  print,
  pause = 5_000,
  now = () => performance.now(),
}: ProgressOptions): Progress {
  const started = now();
  let printedAt = started;
  return {
    at: (done, more) => {
      const time = now();
      if (time - printedAt < pause || done === 0) return;
      printedAt = time;
      const text = progressText(done, all, (time - started) / 1_000, unit);
      print(more ? `${text}, ${more}` : text);
    },
  };
}
