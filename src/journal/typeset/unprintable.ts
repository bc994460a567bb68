/** A document's content prevents printing; the message has the reason and advice. */
export class Unprintable extends Error {
  override name = 'Unprintable';
}
