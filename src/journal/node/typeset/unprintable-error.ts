/** A document's content prevents printing; the message has the reason and advice. */
export class UnprintableError extends Error {
  override name = 'UnprintableError';
}
