/** Combining accents, and invisible joiners. */
const ignored = '\\u0300-\\u036f\\u200c\\u200d';
const marks = new RegExp(`[${ignored}]`, 'g');
const anyOther = new RegExp(`[^${ignored}]`);

/** A normalised word: lower case, without Latin accents and invisible characters. */
export function fold(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(marks, '').normalize('NFC');
}

/** The words of a text, separated by spaces and punctuation; vowel signs belong to their word. */
export function splitIntoWords(text: string): string[] {
  return text.split(/[\n\r\p{Z}\p{P}]+/u).filter((word) => anyOther.test(word));
}
