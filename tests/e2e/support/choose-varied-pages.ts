import type { BuiltPage } from '../../workshop/built/built-site.ts';

/**
 * Chooses pages that show as much as possible, one after the other: each has the most types and variants of
 * sections that the earlier ones lack.
 * @param count the number of pages; a smaller site returns all of its pages
 */
export function chooseVariedPages(pages: readonly BuiltPage[], count: number): BuiltPage[] {
  const chosen: BuiltPage[] = [];
  const seen = new Set<string>();
  const newTypes = ({ types }: BuiltPage) => new Set(types.filter((type) => !seen.has(type))).size;
  while (chosen.length < count) {
    const left = pages.filter((page) => !chosen.includes(page));
    const next = left.toSorted((a, b) => newTypes(b) - newTypes(a))[0];
    if (!next) break;
    chosen.push(next);
    for (const type of next.types) seen.add(type);
  }
  return chosen;
}
