/**
 * Whether a text says nothing: it is empty, or holds only blanks and characters that nobody sees. A required answer
 * that is blank counts as missing, in the browser and on the server.
 */
export function isBlank(text: string): boolean {
  return invisible.test(text);
}

/** Spaces of every script, breaks, and the invisible joiners, marks and fillers that are no spaces by their class. */
const invisible = /^[\s\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u;
