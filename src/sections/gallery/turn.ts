/** How far, in CSS pixels, a finger must go for a swipe. */
const reach = 48;

/** The place that a key turns to, round the ends; undefined for a key that turns nothing. */
export function turned(key: string, at: number, count: number): number | undefined {
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

/** The key that does the same as a finger that went from one place to another; undefined where it barely moved. */
export function swiped(from: number | undefined, to: number | undefined): string | undefined {
  if (from === undefined || to === undefined || Math.abs(to - from) < reach) return undefined;
  return to < from ? 'ArrowRight' : 'ArrowLeft';
}
