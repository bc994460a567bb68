import { positions, type Position } from '../json/text-position.ts';
import type { ProjectFile } from '../project.ts';

/** A place in a file of code or styles where a token is used. */
export interface TokenUse extends Position {
  file: string;
}

/**
 * Where a token of the theme is used; where it gets its value is none of these places.
 * @param files style sheets and code
 * @param token with its two dashes: --paper
 */
export function tokenUses(files: readonly ProjectFile[], token: string): TokenUse[] {
  const pattern = new RegExp(`(?<![\\w-])${token}(?![\\w-]|\\s*:)`, 'g');
  return files.flatMap(({ path, text }) => {
    const at = positions(text);
    return [...text.matchAll(pattern)].map(({ index }) => ({ file: path, ...at(index) }));
  });
}
