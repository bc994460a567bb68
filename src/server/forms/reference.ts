/** Letters and digits that are hard to confuse in writing and in speech, and that form no words. */
const alphabet = 'CDFGHJKMNPQRTWXY34679';

/** The number of letters and digits in a reference, which has a hyphen in the middle. */
const letterCount = 8;

/** A new reference of a submission, easy to read over the telephone: CDFG-3467. */
export function newReference(randomInt: (below: number) => number): string {
  const letters = Array.from({ length: letterCount }, () => alphabet.charAt(randomInt(alphabet.length)));
  return withHyphen(letters.join(''));
}

/**
 * A reference as it is stored, from one that a person has typed: “cdfg 3467” is CDFG-3467. A text that is no
 * reference is only shortened: the answer to it quotes it.
 */
export function typedReference(typed: string): string {
  const text = typed.trim().toUpperCase();
  const letters = text.replaceAll(/[^A-Z0-9]/g, '');
  return letters.length === letterCount ? withHyphen(letters) : text.slice(0, maxQuotedLength);
}

const maxQuotedLength = 20;

function withHyphen(letters: string): string {
  return `${letters.slice(0, letterCount / 2)}-${letters.slice(letterCount / 2)}`;
}
