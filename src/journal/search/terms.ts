/** A word as words are compared: small letters, without the accents of Latin letters and marks that nobody sees. */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .normalize('NFC');
}

/** The words of a text: what stands between blanks and punctuation; vowel signs belong to their word. */
export function wordsOf(text: string): string[] {
  return text.split(/[\n\r\p{Z}\p{P}]+/u).filter((word) => word !== '');
}
