/** How far a finger must travel, in pixels, before a swipe changes the slide. */
const swipeThreshold = 40;

/** How many slides a swipe moves: one forward for a travel to the left, one back for a travel to the right, or none. */
export function swipeStep(travelled: number): -1 | 0 | 1 {
  if (Math.abs(travelled) <= swipeThreshold) return 0;
  return travelled < 0 ? 1 : -1;
}

/** The place in a ring of slides: 5 of 5 is 0, -1 of 5 is 4. */
export function inRing(index: number, count: number): number {
  return ((index % count) + count) % count;
}
