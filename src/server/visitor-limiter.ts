/** Releases a place; repeated calls are harmless. */
export type Release = () => void;

export interface VisitorLimiter {
  /**
   * Takes a place for a visitor of a network.
   * @param network network of the visitor; undefined if unknown: then no share applies
   * @returns a function that releases the place; or the reason for a refusal: all places are taken, or those
   *   of the network
   */
  take(network: string | undefined): Release | 'full' | 'share';
}

/**
 * Counts occupied places, in total and by network, so that one visitor can't take them all.
 * @param most returns the current number of places
 * @param share the maximal number per network
 */
export function createVisitorLimiter(most: () => number, share: number): VisitorLimiter {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take: (network) => {
      if (all >= most()) return 'full';
      if (network !== undefined) {
        const own = taken.get(network) ?? 0;
        if (own >= share) return 'share';
        taken.set(network, own + 1);
      }
      all += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        all -= 1;
        if (network !== undefined) releaseShare(taken, network);
      };
    },
  };
}

function releaseShare(taken: Map<string, number>, network: string): void {
  const left = (taken.get(network) ?? 1) - 1;
  if (left > 0) taken.set(network, left);
  else taken.delete(network);
}
