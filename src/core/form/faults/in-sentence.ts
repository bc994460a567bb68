import type { Translate } from '../../messages/locale.ts';

/**
 * A title as it is within a sentence. In English “Your email” becomes “your email”, but “PDF file” and “I agree”
 * stay; languages that write nouns with a capital keep all titles as they are, and say so by the message `form.wordCase`.
 */
export function inSentence(title: string, t: Translate): string {
  if (t('form.wordCase') !== 'lower' || /^\p{Lu}(\p{Lu}|\s|$)/u.test(title)) return title;
  return title.charAt(0).toLowerCase() + title.slice(1);
}
