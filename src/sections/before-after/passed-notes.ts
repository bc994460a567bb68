/**
 * The number of notes that a beam has passed. Notes are spread evenly over the paragraph; the beam reaches
 * the last one at its end.
 * @param at position of the beam, in percent of the paragraph
 * @param count number of notes
 */
export function passedNotes(at: number, count: number): number {
  return Math.floor((at / 100) * count);
}
