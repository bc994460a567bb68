/** The minimal length of a swipe, in CSS pixels. */
const reach = 48;

/** The index after a key, wrapping around; undefined for other keys. */
export function indexAfterKey(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The key that corresponds to a swipe; undefined if the finger barely moved. */
export function keyOfSwipe(from: number | undefined, to: number | undefined): string | undefined {
  if (from === undefined || to === undefined || Math.abs(to - from) < reach) return undefined;
  return to < from ? 'ArrowRight' : 'ArrowLeft';
}
