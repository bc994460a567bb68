import { contentOf, isStream, streamObject } from './pdf-objects.ts';
import type { PdfObjects } from './pdf-objects.ts';

/**
 * Ends each syllable of Devanagari where its last letter ends. Some readers look for that end behind what is drawn last;
 * a mark above the letter has no width, so they would see a gap after it, and a space within the word.
 */
export function closeSyllables(objects: PdfObjects): void {
  for (const [number, object] of objects) {
    if (!isStream(object) || !object.startsWith('<</Filter /FlateDecode')) continue;
    const content = contentOf(object).toString('latin1');
    if (!content.includes('/ActualText')) continue;
    objects.set(number, streamObject('', Buffer.from(closed(content, objects), 'latin1')));
  }
}

/** Goes through the marks of a page: where a font is chosen, and the glyphs that stand for one syllable. */
function closed(content: string, objects: PdfObjects): string {
  let font: Font = { size: 0, widthOf: () => 0 };
  return content.replace(
    /\/F(\d+) ([\d.]+) Tf\n|((?:(?:\S+ \S+ Td )?<\w{4}> Tj\n)+)EMC/g,
    (found, name: string | undefined, size: string, glyphs: string) => {
      if (name === undefined) return closeSyllable(glyphs, font);
      font = { size: Number(size), widthOf: widthsOf(objects, Number(name)) };
      return found;
    },
  );
}

interface Font {
  size: number;
  /** The width of a glyph, of 1000 parts of the size. */
  widthOf: (glyph: number) => number;
}

function closeSyllable(glyphs: string, { size, widthOf }: Font): string {
  let x = 0;
  const ends = [...glyphs.matchAll(/(?:(\S+) \S+ Td )?<(\w+)>/g)].map(([, right = '0', glyph = '']) => {
    x += Number(right);
    return x + (widthOf(parseInt(glyph, 16)) * size) / 1000;
  });
  const gap = Math.max(...ends) - (ends.at(-1) ?? 0);
  if (gap < 0.01) return `${glyphs}EMC`;
  // Space behind a glyph (Tc) makes it as wide as it must be; what follows has a place of its own.
  return glyphs.replace(/<\w+> Tj\n$/, `${gap.toFixed(3)} Tc $&0 Tc\nEMC`);
}

/** From the table of widths of a font, such as `/W [0 [596 0] 15 19 0]`: of the first two glyphs, and of 15 to 19. */
function widthsOf(objects: PdfObjects, name: number): Font['widthOf'] {
  const [, descendant] = /\/DescendantFonts \[(\d+) /.exec(objects.get(name) ?? '') ?? [];
  const dictionary = objects.get(Number(descendant)) ?? '';
  const usual = Number(/\/DW (\d+)/.exec(dictionary)?.[1] ?? 1000);
  const widths = new Map<number, number>();
  const [, table = ''] = /\/W \[(.*)\]\n/.exec(dictionary) ?? [];
  for (const [, first, list, to, same] of table.matchAll(/(\d+) (?:\[([^\]]*)\]|(\d+) ([\d.]+))/g)) {
    const from = Number(first);
    const each = list?.split(' ') ?? Array<string>(Number(to) - from + 1).fill(same ?? '');
    each.forEach((width, index) => widths.set(from + index, Number(width)));
  }
  return (glyph) => widths.get(glyph) ?? usual;
}
