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
  const pattern = lettersOutside(tag);
  // ASCII letters are Latin: leaving them out takes a tenth of the time of comparing each with the pattern.
  const searched = usualScript(tag) === 'Latn' ? (text.match(/[^\0-\x7f]+/g) ?? []).join('') : text;
  const outsideCount = pattern ? (searched.match(pattern)?.length ?? 0) : 0;
  // True for most texts: then all letters need not be counted.
  if (outsideCount === 0) return 1;
  const letters = text.match(/\p{L}/gu)!.length;
  return (letters - outsideCount) / letters;
}

/**
 * Matches the letters outside a language's script; undefined for an unknown tag. Cached, because it runs for
 * thousands of texts.
 */
const lettersOutside = memoize((tag) => {
  const script = usualScript(tag);
  const languageScripts = script === undefined ? [] : (scriptsIn[script] ?? [script]);
  const ofScripts = languageScripts.map((each) => `\\p{Script=${each}}`).join('');
  return languageScripts.length > 0 ? new RegExp(`(?![${ofScripts}])\\p{L}`, 'gu') : undefined;
});

/** Scripts that Unicode divides into parts. */
const scriptsIn: Record<string, string[]> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};
