export interface RateLimits {
  seconds: number;
  /** Above this many posts from one address, submissions are held back for a person to look at. */
  suspicious: number;
  /** Above this many they are refused. A whole college or a carrier's network may stand behind one address. */
  refused: number;
}

export const usualRates: RateLimits = { seconds: 600, suspicious: 120, refused: 1200 };

export type RateVerdict = { kind: 'fine' | 'suspicious' } | { kind: 'refused'; retryAfter: number };

/**
 * Counts posts by address in windows of time, the last window fading out; the addresses stay in memory alone, and
 * of no more than `most` visitors.
 */
export function rateCounter(
  limits: RateLimits,
  now: () => number,
  most = 50_000,
): { count(address: string): RateVerdict } {
  const length = limits.seconds * 1000;
  let [current, last] = [new Map<string, number>(), new Map<string, number>()];
  let began = now();
  const turn = (time: number): void => {
    const passed = Math.floor((time - began) / length);
    // A clock that was set back starts anew.
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
      if (current.size < most || current.has(key)) current.set(key, posts);
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
