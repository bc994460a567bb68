/**
 * The kind of refused requests: from all networks, from one network above its share, or uploads before forms, because
 * too many are pending.
 */
export type Shed = 'all' | 'network' | 'uploads';

/**
 * The load in a word: `shedding` if visitors are refused, `network` if only those of one network are, `uploads` if
 * files must be sent with their forms.
 */
export type LoadWord = 'ok' | 'network' | 'shedding' | 'uploads';

export interface LoadState {
  /** Records a refusal. */
  note(whom: Shed): void;
  /** Whether the refusals last, or have lasted within the last minute. */
  word(): LoadWord;
}

/** Load shedding exists for shorter bursts, which need no report. */
const lastingMs = 10_000;
/** Long enough for a monitor that checks once a minute. */
const shownMs = 90_000;

/**
 * Records refusals because of overload, so that load shedding of more than ten seconds is visible to monitoring.
 * @param now milliseconds of a monotonic clock
 */
export function watchLoad(now: () => number = () => performance.now()): LoadState {
  const seen: Record<Shed, { began: number; last: number; lastedAt: number }> = {
    all: { began: -Infinity, last: -Infinity, lastedAt: -Infinity },
    network: { began: -Infinity, last: -Infinity, lastedAt: -Infinity },
    uploads: { began: -Infinity, last: -Infinity, lastedAt: -Infinity },
  };
  return {
    note: (whom) => {
      const time = now();
      const period = seen[whom];
      if (time - period.last > lastingMs) period.began = time;
      period.last = time;
      // Lack of space for files is no burst: it lasts for hours.
      if (whom === 'uploads' || time - period.began >= lastingMs) period.lastedAt = time;
    },
    word: () => {
      const isShown = (whom: Shed): boolean => now() - seen[whom].lastedAt <= shownMs;
      if (isShown('all')) return 'shedding';
      if (isShown('uploads')) return 'uploads';
      return isShown('network') ? 'network' : 'ok';
    },
  };
}
