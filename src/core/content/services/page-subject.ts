/**
 * The subject in an address's parameters.
 * @param search the query, with its question mark; untrusted input
 * @returns undefined if it is not a valid subject
 */
export function subjectIn(search: string): string | undefined {
  const [, encoded = ''] = /[?&]subject=([^&#]*)/.exec(search) ?? [];
  const subject = decoded(encoded);
  return isSubject(subject) ? subject : undefined;
}

/**
 * Whether a text can be a subject: “Law & society”, “C++”. Anyone can write an address that puts a subject into a
 * form, so the characters of links and long runs of digits, such as telephone numbers, are not allowed.
 */
export function isSubject(text: string): boolean {
  return /^(?! )(?!(?:\P{Nd}*\p{Nd}){5})[\p{L}\p{M}\p{Nd} ,:&'’()+–-]{1,60}$/u.test(text);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone percent sign, which our own links never have.
    return '';
  }
}
