/** A document can't be printed as its content has it; the message says why, and what to write instead. */
export class Unprintable extends Error {
  override name = 'Unprintable';
}
