import { memoize } from '../../memoize.ts';

/**
 * The usual script of a language, or the one in its tag (ISO 15924): Deva for hi, Latn for sr-Latn.
 * @returns undefined for an unknown tag
 */
export const usualScript = memoize((tag): string | undefined => new Intl.Locale(tag).maximize().script);

/** Whether a language is written from right to left. */
export function isRightToLeft(tag: string): boolean {
  return ['Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'].includes(usualScript(tag) ?? '');
}

/**
 * The fraction of a text's letters that are in the script of a language.
 * @param text any text
 * @param tag the tag of the language (BCP 47)
 * @returns from 0 to 1; 1 for a text without letters
 */
export function shareOfScript(text: string, tag: string): number {
  const own = scriptLetters(tag);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return own && letters > 0 ? (text.match(own)?.length ?? 0) / letters : 1;
}

/**
 * Matches the letters of a language's script; undefined for an unknown tag. Cached, because it runs for
 * thousands of texts.
 */
const scriptLetters = memoize((tag) => {
  const script = usualScript(tag);
  const own = script === undefined ? [] : (scriptsIn[script] ?? [script]);
  // A vowel sign is not a letter, but belongs to a script.
  const ofScripts = own.map((each) => `\\p{Script=${each}}`).join('');
  return own.length > 0 ? new RegExp(`(?=\\p{L})[${ofScripts}]`, 'gu') : undefined;
});

/** Scripts that Unicode divides into parts. */
const scriptsIn: Record<string, string[]> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};
