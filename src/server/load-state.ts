/**
 * The kind of refused requests: from all networks, from one network that exceeds its share, or uploads before
 * forms, because too many are pending.
 */
export type RefusalScope = 'all' | 'network' | 'uploads';

/**
 * A summary of the load: `shedding` if visitors are refused, `network` if only those of one network are, `uploads` if
 * files must be sent with their forms.
 */
export type LoadStatus = 'ok' | 'network' | 'shedding' | 'uploads';

/** Records refusals, and summarizes them for monitoring. */
export interface LoadState {
  /** Records a refused request. */
  note(scope: RefusalScope): void;
  /** The current load. A refusal still counts for 90 seconds. */
  status(): LoadStatus;
}

/** The minimal duration of load shedding that is reported, in milliseconds: in shorter bursts it is normal. */
const lastingMs = 10_000;
/**
 * The time for which load shedding is shown, in milliseconds: longer than the interval of a monitor that checks once a
 * minute.
 */
const shownMs = 90_000;

/**
 * Records requests refused because of overload. Monitoring shows load shedding that lasts longer than ten
 * seconds.
 * @param now milliseconds of a monotonic clock
 */
export function watchLoad(now: () => number = () => performance.now()): LoadState {
  const periods: Record<RefusalScope, { began: number; last: number; lastedAt: number }> = {
    all: { began: -Infinity, last: -Infinity, lastedAt: -Infinity },
    network: { began: -Infinity, last: -Infinity, lastedAt: -Infinity },
    uploads: { began: -Infinity, last: -Infinity, lastedAt: -Infinity },
  };
  return {
    note: (scope) => {
      const time = now();
      const period = periods[scope];
      if (time - period.last > lastingMs) period.began = time;
      period.last = time;
      // A lack of space for files is not a burst: it lasts for hours.
      if (scope === 'uploads' || time - period.began >= lastingMs) period.lastedAt = time;
    },
    status: () => {
      const isShown = (scope: RefusalScope): boolean => now() - periods[scope].lastedAt <= shownMs;
      if (isShown('all')) return 'shedding';
      if (isShown('uploads')) return 'uploads';
      return isShown('network') ? 'network' : 'ok';
    },
  };
}
