/**
 * Which of the stylesheet's durations brings the line past at about the given pixels a second. A stylesheet can't
 * measure text, and a script would come too late, so the width is estimated from the letters: 15 pixels for each, 88
 * for the mark behind each entry. Steps are 16 seconds, from 2 (32 s) to 10 (160 s).
 */
export function pace(items: readonly string[], speed = 50): number {
  const width = items.reduce((sum, item) => sum + item.length * 15 + 88, 0);
  return Math.min(10, Math.max(2, Math.round(width / speed / 16)));
}
