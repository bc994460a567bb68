import type { Use } from './uses.ts';
import type { WrittenContent } from './written-content.ts';

/**
 * The places where texts contain certain words, such as a person's name, as whole words.
 * @param words case-sensitive
 */
export function findWordUses({ files }: WrittenContent, words: string): Use[] {
  const literal = words.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu');
  return files.flatMap((file) => {
    const found: Use[] = [];
    const visit = (value: unknown, path: (string | number)[]): void => {
      if (typeof value === 'string')
        for (const { index } of value.matchAll(pattern)) {
          const place = { path, offset: index, length: words.length };
          found.push({ kind: 'words', name: words, in: file, place, written: words });
        }
      if (typeof value !== 'object' || value === null) return;
      const inner = Array.isArray(value) ? value.entries() : Object.entries(value);
      for (const [key, child] of inner) visit(child, [...path, key]);
    };
    visit(file.references.data, []);
    return found;
  });
}
