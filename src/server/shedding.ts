/**
 * What the server turns away: visitors of all networks, those of a network that takes more than its share, or files ahead of
 * their forms, because too many wait.
 */
export type Shed = 'all' | 'network' | 'uploads';

/** How the load is, in a word: `shedding` if visitors are turned away, `network` if only those of one network are, `uploads` if files have to travel with their forms. */
export type LoadWord = 'ok' | 'network' | 'shedding' | 'uploads';

export interface Shedding {
  /** Notes that somebody was turned away. */
  note(whom: Shed): void;
  /** Whether this lasts, or has lasted within the last minute. */
  word(): LoadWord;
}

/** A burst that is over sooner is what shedding is for, and nobody needs to know. */
const lastingMs = 10_000;
/** Who looks once a minute sees it, too. */
const shownMs = 90_000;

/**
 * Notes when visitors are turned away because too much is asked for, so that shedding that lasts for ten seconds is seen by
 * those who watch the server.
 * @param now milliseconds of a clock that is never set
 */
export function watchShedding(now: () => number = () => performance.now()): Shedding {
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
      // No room for files is no burst: it lasts for hours.
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
