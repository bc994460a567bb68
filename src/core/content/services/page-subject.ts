/**
 * The subject that the parameters of an address name.
 * @param search from the question mark on; anybody may have written it
 * @returns nothing where it is not the name of a subject
 */
export function subjectIn(search: string): string | undefined {
  const [, encoded = ''] = /[?&]subject=([^&#]*)/.exec(search) ?? [];
  const subject = decoded(encoded);
  return isSubject(subject) ? subject : undefined;
}

/**
 * Whether a text can be the name of a subject: “Law & society”, “C++”. It comes into a form from an address, so that it
 * has no signs that make a link, and not the digits that make a telephone number.
 */
export function isSubject(text: string): boolean {
  return /^(?! )(?!(?:\P{Nd}*\p{Nd}){5})[\p{L}\p{M}\p{Nd} ,:&'’()+–-]{1,60}$/u.test(text);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone percent sign: no link of ours has one.
    return '';
  }
}
