/**
 * How many notes a beam has passed: they are spread evenly over the paragraph, and the last is lit at its end.
 * @param at where the beam is, in percent of the paragraph
 * @param count how many notes there are
 */
export function litNotes(at: number, count: number): number {
  return Math.floor((at / 100) * count);
}
