/** Tells how far a long piece of work is, how fast it goes and how long it still takes. */
export interface Progress {
  /**
   * @param done how much is done by now
   * @param words what there is to say besides the figures
   */
  at(done: number, words?: string): void;
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
    at: (done, words = '') => {
      const time = now();
      if (time - said < pause || done === 0) return;
      said = time;
      const rate = (done / (time - started)) * 1_000;
      const left = duration((all - done) / rate);
      const share = `${done.toLocaleString('en')} of ${all.toLocaleString('en')} ${unit}`;
      say(
        [share, `${rate.toFixed(rate < 10 ? 1 : 0)} a second`, `${left} left`, words]
          .filter(Boolean)
          .join(', '),
      );
    },
  };
}

/** Seconds in words: 40 s, 5 min, 1 h 20 min. */
function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
