/** Releases a place; repeated calls are harmless. */
export type Release = () => void;

/** Limits concurrent requests, in total and for each network. */
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
  const placesByNetwork = new Map<string, number>();
  let takenPlaces = 0;
  return {
    take: (network) => {
      if (takenPlaces >= most()) return 'full';
      if (network !== undefined) {
        const networkPlaces = placesByNetwork.get(network) ?? 0;
        if (networkPlaces >= share) return 'share';
        placesByNetwork.set(network, networkPlaces + 1);
      }
      takenPlaces += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        takenPlaces -= 1;
        if (network !== undefined) releaseShare(placesByNetwork, network);
      };
    },
  };
}

function releaseShare(placesByNetwork: Map<string, number>, network: string): void {
  const remaining = (placesByNetwork.get(network) ?? 1) - 1;
  if (remaining > 0) placesByNetwork.set(network, remaining);
  else placesByNetwork.delete(network);
}
