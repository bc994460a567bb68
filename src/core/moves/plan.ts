import { applyEdits, type Edited, type Refused } from '../edits/text-edit.ts';
import type { Range } from '../json/json-source.ts';
import type { WrittenContent } from '../references/written-content.ts';

/** What is to be done to the files of a site, as a whole or not at all. */
export interface Plan {
  /** What files say afterwards, by the path that they have then. */
  texts: Map<string, string>;
  renames: { from: string; to: string }[];
  removes: string[];
  /** What is done, in a line each. */
  words: string[];
}

/** One change of a file, at a place that others leave where it is: what stands further down is changed first. */
export interface Change {
  file: string;
  at: Pick<Range, 'line' | 'column'>;
  /** In words: /old → /new. */
  words: string;
  edit: (text: string) => Edited;
}

/** Makes all changes; refused, with the place, where one of them can't be made. */
export function changedTexts(
  content: WrittenContent,
  changes: readonly Change[],
): { texts: Map<string, string>; words: string[] } | Refused {
  const texts = new Map<string, string>();
  const ordered = changes.toSorted((one, other) =>
    one.file === other.file
      ? one.at.line - other.at.line || one.at.column - other.at.column
      : one.file < other.file
        ? -1
        : 1,
  );
  for (const { file, at, edit } of ordered.toReversed()) {
    const text = texts.get(file) ?? textOf(content, file);
    const edited = edit(text);
    if ('refused' in edited) return { refused: `${file}:${at.line}:${at.column} ${edited.refused}` };
    texts.set(file, applyEdits(text, edited.edits));
  }
  return { texts, words: ordered.map(({ file, at, words }) => `${file}:${at.line}:${at.column} ${words}`) };
}

/** What a file of the content says now. */
export function textOf({ files }: WrittenContent, path: string): string {
  return files.find(({ file }) => file === path)?.references.source.text ?? '';
}
