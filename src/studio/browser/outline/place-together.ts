/**
 * The moves that bring entries of a list together, in their order: each only where it is not there yet.
 * @param indexes of the entries, ascending
 * @param to the place of the first one afterwards
 */
export function placeTogether(indexes: readonly number[], to: number): { from: number; to: number }[] {
  const moves = indexes.map((from, number) => ({ from, to: to + number }));
  // In this order no move changes the place that a later one begins from.
  const down = moves.filter((move) => move.from < move.to).toReversed();
  return [...down, ...moves.filter((move) => move.from > move.to)];
}
