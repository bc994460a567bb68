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
  const searchedText = plainText(query);
  if (searchedText === '') return [];
  const results: FoundText[] = [];
  for (const [file, data] of files)
    visitTexts(data, [], (path, text) => {
      const at = text.indexOf(searchedText);
      const row =
        at < 0 || path.at(-1) === '$schema'
          ? undefined
          : rowAround({ outline: [...outline] }, { file, path });
      if (row)
        results.push({
          file,
          path,
          row,
          excerpt: text.slice(Math.max(0, at - EXCERPT_LENGTH), at + searchedText.length + EXCERPT_LENGTH),
        });
    });
  return results;
}

/** The number of characters on each side of the word. */
const EXCERPT_LENGTH = 40;
