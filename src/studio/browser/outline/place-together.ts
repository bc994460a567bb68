/**
 * The moves that bring entries of a list together in their order; an entry at its place is not moved.
 * @param indexes of the entries, ascending
 * @param to the place of the first one afterwards
 */
export function placeTogether(indexes: readonly number[], to: number): { from: number; to: number }[] {
  const moves = indexes.map((from, number) => ({ from, to: to + number }));
  // In this order, no move changes the start position of a later one.
  const down = moves.filter((move) => move.from < move.to).toReversed();
  return [...down, ...moves.filter((move) => move.from > move.to)];
}
