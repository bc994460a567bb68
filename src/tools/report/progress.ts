import { progressWords } from './progress-words.ts';

/** Tells how far a long piece of work is, how fast it goes and how long it still takes. */
export interface Progress {
  /**
   * @param done how much is done by now
   * @param more what there is to say besides the figures
   */
  at(done: number, more?: string): void;
}

interface ProgressOptions {
  /** How much there is to do. */
  all: number;
  /** What is counted: pages, cases. */
  unit: string;
  /** Takes a line; it is not asked more often than each few seconds. */
  say: (line: string) => void;
  /** Milliseconds between two lines. */
  pause?: number;
  /** The time in milliseconds; the clock of the process unless told. */
  now?: () => number;
}

/** Begins to count now. */
export function startProgress({
  all,
  unit,
  say,
  pause = 5_000,
  now = () => performance.now(),
}: ProgressOptions): Progress {
  const started = now();
  let said = started;
  return {
    at: (done, more) => {
      const time = now();
      if (time - said < pause || done === 0) return;
      said = time;
      const words = progressWords(done, all, (time - started) / 1_000, unit);
      say(more ? `${words}, ${more}` : words);
    },
  };
}
