/** Gives a place back; more than once does no harm. */
export type Release = () => void;

export interface Places {
  /**
   * Takes a place for a visitor of a network.
   * @param network whose visitor it is; `undefined` if that is unknown, and then no share applies
   * @returns how to give it back; or why there is none: all are taken, or the share of the network is
   */
  take(network: string | undefined): Release | 'full' | 'share';
}

/**
 * Counts who has a place at the moment, altogether and by network, so that one visitor can't take them all.
 * @param most how many places there are just now
 * @param share how many of them visitors of one network may have at a time
 */
export function places(most: () => number, share: number): Places {
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
        if (network !== undefined) releaseBuffer(taken, network);
      };
    },
  };
}

function releaseBuffer(taken: Map<string, number>, network: string): void {
  const left = (taken.get(network) ?? 1) - 1;
  if (left > 0) taken.set(network, left);
  else taken.delete(network);
}
