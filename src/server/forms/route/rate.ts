import { toNetwork } from '../../network.ts';
import type { CountPost } from '../../store/post-counter.ts';

/** Limits of posts within `seconds`; each must be larger than the previous one. */
export interface RateLimits {
  seconds: number;
  /** Above this number of posts from one network, visitors get no receipts by e-mail. */
  frequent: number;
  /** Above this number, submissions go to quarantine. */
  suspicious: number;
  /** Above this number, they are refused. A whole college or mobile network may share one address. */
  refused: number;
}

/** The limits in operation. RATE_LIMIT=off switches them off. */
export const defaultRates: RateLimits = { seconds: 600, frequent: 15, suspicious: 120, refused: 1200 };

/** The consequence of the number of posts from a network. */
export type RateResult =
  { kind: 'fine' | 'frequent' | 'suspicious' } | { kind: 'refused'; retryAfter: number };

/**
 * Rates posts by network in time slots; the previous slot counts less and less as time passes.
 * @param countPost counts for all servers with the same store
 * @param now their common time, in milliseconds
 */
export function rateLimiter(
  limits: RateLimits,
  countPost: CountPost,
  now: () => number,
): (address: string) => Promise<RateResult> {
  const length = limits.seconds * 1000;
  return async (address) => {
    const time = now();
    const slot = Math.floor(time / length);
    const { posts, before } = await countPost(toNetwork(address), slot);
    const previousShare = 1 - (time / length - slot);
    const rate = posts + before * previousShare;
    if (rate > limits.refused)
      return { kind: 'refused', retryAfter: Math.ceil(previousShare * limits.seconds) };
    if (rate > limits.suspicious) return { kind: 'suspicious' };
    return { kind: rate > limits.frequent ? 'frequent' : 'fine' };
  };
}
