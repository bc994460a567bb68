/**
 * The step of the stylesheet whose duration moves the list at about the given pixels per second. A stylesheet
 * can't measure text, and a script would be too late, so the width is estimated: 15 pixels per letter, 88 for
 * the mark after each entry. Steps are 16 seconds, from 2 (32 s) to 10 (160 s).
 */
export function durationStep(items: readonly string[], speed = 50): number {
  const width = items.reduce((sum, item) => sum + item.length * 15 + 88, 0);
  return Math.min(10, Math.max(2, Math.round(width / speed / 16)));
}
