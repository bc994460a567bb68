import { networkOf } from '../../network-of.ts';
import type { CountPost } from '../../store/post-counter.ts';

export interface RateLimits {
  seconds: number;
  /** Above this many posts from one address, visitors get no receipts by e-mail. */
  frequent: number;
  /** Above this many posts from one address, submissions go to quarantine. */
  suspicious: number;
  /** Above this many they are refused. A whole college or network of a carrier may share one address. */
  refused: number;
}

export const defaultRates: RateLimits = { seconds: 600, frequent: 15, suspicious: 120, refused: 1200 };

/** What follows from how often an address has posted. */
export type RateVerdict =
  { kind: 'fine' | 'frequent' | 'suspicious' } | { kind: 'refused'; retryAfter: number };

/**
 * Judges posts by address in slots of time, of which the last one counts less and less.
 * @param countPost counts for all servers that share a store
 * @param now the time that they share, in milliseconds
 */
export function rateJudge(
  limits: RateLimits,
  countPost: CountPost,
  now: () => number,
): (address: string) => Promise<RateVerdict> {
  const length = limits.seconds * 1000;
  return async (address) => {
    const time = now();
    const slot = Math.floor(time / length);
    const { posts, before } = await countPost(networkOf(address), slot);
    const left = 1 - (time / length - slot);
    const rate = posts + before * left;
    if (rate > limits.refused) return { kind: 'refused', retryAfter: Math.ceil(left * limits.seconds) };
    if (rate > limits.suspicious) return { kind: 'suspicious' };
    return { kind: rate > limits.frequent ? 'frequent' : 'fine' };
  };
}
