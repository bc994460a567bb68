import type { DataPath } from 'pagewright/json';
import type { OutlineRow } from '../../protocol.ts';
import { plainText, visitTexts } from '../session/find-text.ts';
import { rowAround } from '../fixes/row-around.ts';

/** A text of a page in which a word was found. */
export interface FoundText {
  file: string;
  path: DataPath;
  row: OutlineRow;
  /** The words around it. */
  excerpt: string;
}

/** Every text of a page that has a word, in the order of the files. @param files their data, by name */
export function findInPage(
  outline: readonly OutlineRow[],
  files: ReadonlyMap<string, unknown>,
  query: string,
): FoundText[] {
  const wanted = plainText(query);
  if (wanted === '') return [];
  const found: FoundText[] = [];
  for (const [file, data] of files)
    visitTexts(data, [], (path, text) => {
      const at = text.indexOf(wanted);
      const row =
        at < 0 || path.at(-1) === '$schema'
          ? undefined
          : rowAround({ outline: [...outline] }, { file, path });
      if (row)
        found.push({
          file,
          path,
          row,
          excerpt: text.slice(Math.max(0, at - EXCERPT_LENGTH), at + wanted.length + EXCERPT_LENGTH),
        });
    });
  return found;
}

/** The number of characters on each side of the word. */
const EXCERPT_LENGTH = 40;
