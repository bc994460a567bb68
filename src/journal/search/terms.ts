/** Accents of Latin letters, and joiners, which nobody sees. */
const ignored = '\\u0300-\\u036f\\u200c\\u200d';
const marks = new RegExp(`[${ignored}]`, 'g');
const anyOther = new RegExp(`[^${ignored}]`);

/** A word as words are compared: small letters, without the accents of Latin letters and marks that nobody sees. */
export function fold(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(marks, '').normalize('NFC');
}

/** The words of a text: what stands between blanks and punctuation; vowel signs belong to their word. */
export function wordsOf(text: string): string[] {
  return text.split(/[\n\r\p{Z}\p{P}]+/u).filter((word) => anyOther.test(word));
}
