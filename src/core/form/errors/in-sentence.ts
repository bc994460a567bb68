import type { Translate } from '../../messages/locale.ts';

/**
 * A title inside a sentence. In English “Your email” becomes “your email”, but “PDF file” and “I agree” stay.
 * Languages with capitalised nouns keep all titles; the message `form.wordCase` decides.
 */
export function inSentence(title: string, t: Translate): string {
  if (t('form.wordCase') !== 'lower' || /^\p{Lu}(\p{Lu}|\s|$)/u.test(title)) return title;
  return title.charAt(0).toLowerCase() + title.slice(1);
}
