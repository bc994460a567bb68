/**
 * Whether a text is blank: empty, or only white space and invisible characters. A blank answer to a required question
 * counts as missing, in the browser and on the server.
 */
export function isBlank(text: string): boolean {
  return invisible.test(text);
}

/** White space of all scripts, breaks, and invisible joiners, marks and fillers of other classes. */
const invisible = /^[\s\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u;
