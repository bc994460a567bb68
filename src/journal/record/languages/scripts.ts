/**
 * The script that a language is usually written in, or that its tag names (ISO 15924): Deva of hi, Latn of sr-Latn.
 * @returns undefined for a tag that nobody knows
 */
export function scriptOf(tag: string): string | undefined {
  return new Intl.Locale(tag).maximize().script;
}

/** Whether a language is written from right to left. */
export function isRightToLeft(tag: string): boolean {
  return ['Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'].includes(scriptOf(tag) ?? '');
}

/** Which part of the letters of a text is in the script of a language, from 0 to 1; 1 for a text without letters. */
export function shareOfScript(text: string, tag: string): number {
  const letters = text.match(/\p{L}/gu) ?? [];
  const own = (scriptsIn[scriptOf(tag) ?? ''] ?? [scriptOf(tag)]).filter((script) => script !== undefined);
  if (letters.length === 0 || own.length === 0) return 1;
  const pattern = new RegExp(`[${own.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');
  return letters.filter((letter) => pattern.test(letter)).length / letters.length;
}

/** Scripts that Unicode knows by their parts. */
const scriptsIn: Record<string, string[]> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};
