import { memoize } from '../../../core/memoize.ts';

/**
 * The script that a language is usually written in, or that its tag names (ISO 15924): Deva of hi, Latn of sr-Latn.
 * @returns undefined for a tag that nobody knows
 */
export const scriptOf = memoize((tag): string | undefined => new Intl.Locale(tag).maximize().script);

/** Whether a language is written from right to left. */
export function isRightToLeft(tag: string): boolean {
  return ['Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'].includes(scriptOf(tag) ?? '');
}

/** Which part of the letters of a text is in the script of a language, from 0 to 1; 1 for a text without letters. */
export function shareOfScript(text: string, tag: string): number {
  const own = lettersOf(tag);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return own && letters > 0 ? (text.match(own)?.length ?? 0) / letters : 1;
}

/** The letters of the script of a language, of thousands of texts worked out once; nothing for a tag that nobody knows. */
const lettersOf = memoize((tag) => {
  const script = scriptOf(tag);
  const own = script === undefined ? [] : (scriptsIn[script] ?? [script]);
  // A vowel sign is no letter, but of a script.
  const ofScripts = own.map((each) => `\\p{Script=${each}}`).join('');
  return own.length > 0 ? new RegExp(`(?=\\p{L})[${ofScripts}]`, 'gu') : undefined;
});

/** Scripts that Unicode knows by their parts. */
const scriptsIn: Record<string, string[]> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};
