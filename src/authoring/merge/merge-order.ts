import type { AlignedEntry, AlignedList } from './align-entries.ts';

/**
 * The order of a merged list. If both sides have moved the same entry, our order is used, and the caller reports a
 * conflict.
 */
export interface MergedOrder {
  ours: AlignedEntry[];
  /** Their order, if it conflicts with ours. */
  theirs?: AlignedEntry[];
}

/**
 * Merges the order of both versions. Our entries keep our order. An entry that they have moved or added follows the
 * same entry as in their version. If both sides have added entries at the same place, ours come first.
 */
export function mergeOrder(lists: AlignedList): MergedOrder {
  const ours = arrange(lists, ({ wasMovedByUs }) => !wasMovedByUs);
  if (!lists.theirs.some(({ wasMovedByUs, wasMovedByThem }) => wasMovedByUs && wasMovedByThem))
    return { ours };
  const theirs = arrange(lists, () => true);
  return theirs.every((entry, index) => entry === ours[index]) ? { ours } : { ours, theirs };
}

/**
 * Our list, with their additions and moves.
 * @param yields whether an entry that they have moved gets their place
 */
function arrange(lists: AlignedList, yields: (entry: AlignedEntry) => boolean): AlignedEntry[] {
  const order = [...lists.ours];
  const placedEntries = new Set<AlignedEntry>();
  lists.theirs.forEach((entry, at) => {
    const isTheirs = entry.ours === undefined;
    if (!isTheirs && !(entry.wasMovedByThem && yields(entry))) return;
    if (!isTheirs) order.splice(order.indexOf(entry), 1);
    // An entry that we have moved is no anchor for the entries after it.
    const anchor = lists.theirs
      .slice(0, at)
      .findLast((each) => !each.wasMovedByUs || placedEntries.has(each));
    let place = anchor ? order.indexOf(anchor) + 1 : 0;
    while (isOursAlone(order[place])) place++;
    order.splice(place, 0, entry);
    placedEntries.add(entry);
  });
  return order;
}

function isOursAlone(entry: AlignedEntry | undefined): boolean {
  return entry !== undefined && entry.base === undefined && entry.theirs === undefined;
}
