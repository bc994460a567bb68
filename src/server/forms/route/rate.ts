export interface RateLimits {
  seconds: number;
  /** Above this many posts from one address, submissions go to quarantine. */
  suspicious: number;
  /** Above this many they are refused. A whole college or network of a carrier may share one address. */
  refused: number;
}

export const defaultRates: RateLimits = { seconds: 600, suspicious: 120, refused: 1200 };

/** What follows from how often an address has posted. */
export type RateVerdict = { kind: 'fine' | 'suspicious' } | { kind: 'refused'; retryAfter: number };

/**
 * Counts posts by address in windows of time, of which the last one counts less and less. Addresses are only in
 * memory, and no more than `max` of them.
 */
export function rateCounter(
  limits: RateLimits,
  now: () => number,
  max = 50_000,
): { count(address: string): RateVerdict } {
  const length = limits.seconds * 1000;
  let [current, last] = [new Map<string, number>(), new Map<string, number>()];
  let began = now();
  const turn = (time: number): void => {
    const passed = Math.floor((time - began) / length);
    // Where the clock was set back, counting starts again.
    if (passed === 0) return;
    last = passed === 1 ? current : new Map();
    current = new Map();
    began = passed < 0 ? time : began + passed * length;
  };
  return {
    count: (address) => {
      const time = now();
      turn(time);
      const key = networkOf(address);
      const posts = (current.get(key) ?? 0) + 1;
      if (current.size < max || current.has(key)) current.set(key, posts);
      const left = 1 - (time - began) / length;
      const rate = posts + (last.get(key) ?? 0) * left;
      if (rate > limits.refused) return { kind: 'refused', retryAfter: Math.ceil((left * length) / 1000) };
      return { kind: rate > limits.suspicious ? 'suspicious' : 'fine' };
    },
  };
}

/** An IPv6 visitor has a whole network of addresses: the first four groups count. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
    : [];
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}
