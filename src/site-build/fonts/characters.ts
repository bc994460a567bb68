import { uncommonCharacters } from '../../core/theme/uncommon-characters.ts';
import type { FontScript } from '../../core/theme/typeface.ts';

// Characters that visitors type, and that editors are likely to use next: a new page should rarely change a
// font file.
const commonCharacters = (
  Array.from({ length: 0x5f }, (_, i) => String.fromCharCode(0x20 + i)).join('') +
  '\u00a0©«·»×àáâãäåæçèéêëìíîïðñòóôõö÷øùúûü–—‘’‚“”„…'
).split('');
const isAccented = (character: string) => /[^a-z]/i.test(character) && /\p{L}/u.test(character);

/** The characters of a text for each file of a typeface; characters that no file covers are left out. */
export function charactersFor(text: string): Record<'latin' | 'accents' | 'latin-ext', string> {
  const usedCharacters = [...new Set([...commonCharacters, ...uncommonCharacters(text)])].sort();
  const latin = usedCharacters.filter((c) => isLatin(c.codePointAt(0)!));
  return {
    latin: latin.filter((c) => !isAccented(c)).join(''),
    accents: latin.filter(isAccented).join(''),
    'latin-ext': usedCharacters
      .filter((c) => !isLatin(c.codePointAt(0)!) && isExtended(c.codePointAt(0)!))
      .join(''),
  };
}

/** The characters of a script in a text, with the joiners that shape its letters; empty if it has none. */
export function charactersOfScript(text: string, script: FontScript): string {
  const usedCharacters = [...uncommonCharacters(text)].sort();
  const name = script[0]!.toUpperCase() + script.slice(1);
  const ofScript = new RegExp(`\\p{Script=${name}}`, 'u');
  if (!usedCharacters.some((c) => ofScript.test(c))) return '';
  // Characters that several scripts share, such as the danda, and characters that only shape others.
  const isShared = new RegExp(`[\\p{Script_Extensions=${name}}\\u200c\\u200d]`, 'u');
  return usedCharacters.filter((c) => isShared.test(c)).join('');
}

/**
 * Sorted code points in CSS syntax: U+20B9, U+E0-FC.
 * @param gap the maximal distance of code points within a range
 */
export function unicodeRange(characters: string, gap = 1): string {
  const runs: [number, number][] = [];
  for (const point of [...characters].map((c) => c.codePointAt(0)!)) {
    const run = runs.at(-1);
    if (run && point <= run[1] + gap) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

/** The code points of the two files into which font packages divide Latin letters. */
const isLatin = inRanges(
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,' +
    'U+2212,U+2215,U+FEFF,U+FFFD',
);
const isExtended = inRanges(
  'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,' +
    'U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
);

function inRanges(ranges: string): (codePoint: number) => boolean {
  const pairs = ranges.split(',').map((range) => {
    const [from, to = from] = range.trim().slice(2).split('-');
    return [parseInt(from!, 16), parseInt(to!, 16)] as const;
  });
  return (codePoint) => pairs.some(([from, to]) => codePoint >= from && codePoint <= to);
}
