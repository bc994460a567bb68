import { positions, type Position } from '../../core/json/text-position.ts';
import type { ProjectFile } from '../../core/project.ts';

/** A place in code or styles that uses a token. */
export interface TokenUse extends Position {
  file: string;
}

/**
 * The places that use a token of the theme; its definition is not included.
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
