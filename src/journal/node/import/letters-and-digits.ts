/** The text without spaces, punctuation and case, in which two ways of writing a title differ. */
export function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
