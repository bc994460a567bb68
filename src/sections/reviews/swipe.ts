/** The minimal length of a swipe, in pixels. */
const swipeThreshold = 40;

/** The number of slides for a swipe: one forward for left, one back for right, or none. */
export function swipeStep(travelled: number): -1 | 0 | 1 {
  if (Math.abs(travelled) <= swipeThreshold) return 0;
  return travelled < 0 ? 1 : -1;
}

/** The index in a ring of slides: 5 of 5 is 0, -1 of 5 is 4. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}
