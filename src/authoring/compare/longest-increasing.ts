/**
 * The indices of a longest increasing subsequence.
 * @param numbers the old index of each entry of a list: entries at the returned indices need not move
 */
export function longestIncreasing(numbers: readonly number[]): Set<number> {
  const length: number[] = [];
  const previous: number[] = [];
  for (const [at, number] of numbers.entries()) {
    length[at] = 1;
    previous[at] = -1;
    for (let earlier = 0; earlier < at; earlier++) {
      if (numbers[earlier]! < number && length[earlier]! + 1 > length[at]!) {
        length[at] = length[earlier]! + 1;
        previous[at] = earlier;
      }
    }
  }
  const indices = new Set<number>();
  for (let at = length.indexOf(Math.max(0, ...length)); at >= 0; at = previous[at]!) indices.add(at);
  return indices;
}
