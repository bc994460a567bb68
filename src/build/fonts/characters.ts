import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Subset } from './typefaces.ts';

// What visitors type and editors are likely to write next: a new page should seldom mean a new font file.
const always = (
  Array.from({ length: 0x5f }, (_, i) => String.fromCharCode(0x20 + i)).join('') +
  '\u00a0©«·»×àáâãäåæçèéêëìíîïðñòóôõö÷øùúûü–—‘’‚“”„…'
).split('');
const isAccented = (character: string) => /[^a-z]/i.test(character) && /\p{L}/u.test(character);

/** The characters that each file of a typeface has to hold for a text (JSON or plain); those that no file has are left out. */
export async function charactersFor(text: string): Promise<Record<Subset, string>> {
  const ranges = JSON.parse(
    await readFile(
      fileURLToPath(import.meta.resolve('@fontsource-variable/newsreader/unicode.json')),
      'utf8',
    ),
  ) as Record<Subset, string>;
  const isLatin = within(ranges.latin);
  const isExtended = within(ranges['latin-ext']);
  const used = [...new Set([...always, ...uncommonIn(text)])].sort();
  const latin = used.filter((c) => isLatin(c.codePointAt(0)!));
  return {
    latin: latin.filter((c) => !isAccented(c)).join(''),
    accents: latin.filter(isAccented).join(''),
    'latin-ext': used.filter((c) => !isLatin(c.codePointAt(0)!) && isExtended(c.codePointAt(0)!)).join(''),
  };
}

/** What a text holds beyond ASCII, also where JSON has it escaped. The text may be that of ten thousand pages. */
function uncommonIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [match] of text.matchAll(/[^\0-\x7f]|\\u[0-9a-f]{4}/giu)) {
    found.add(match.length > 2 ? String.fromCharCode(parseInt(match.slice(2), 16)) : match);
  }
  return found;
}

/** Code points, in their order, as CSS writes them: U+20B9, U+E0-FC. */
export function unicodeRange(characters: string): string {
  const runs: [number, number][] = [];
  for (const point of [...characters].map((c) => c.codePointAt(0)!)) {
    const run = runs.at(-1);
    if (run && point === run[1] + 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

function within(ranges: string): (codePoint: number) => boolean {
  const pairs = ranges.split(',').map((range) => {
    const [from, to = from] = range.trim().slice(2).split('-');
    return [parseInt(from!, 16), parseInt(to!, 16)] as const;
  });
  return (codePoint) => pairs.some(([from, to]) => codePoint >= from && codePoint <= to);
}
