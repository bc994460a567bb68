import { applyEdits, type Edited, type Refused } from '../edits/text-edit.ts';
import type { Range } from '../../core/json/json-source.ts';
import type { WrittenContent } from '../references/written-content.ts';

/** Changes to the files of a site, which must be applied completely or not at all. */
export interface Plan {
  /** The new texts, by new path. */
  texts: Map<string, string>;
  renames: { from: string; to: string }[];
  removes: string[];
  /** The changes in words, one line each. */
  descriptions: string[];
}

/** One change in a file. Changes are applied from the end, so that earlier positions stay valid. */
export interface PlannedChange {
  file: string;
  at: Pick<Range, 'line' | 'column'>;
  /** In words: /old → /new. */
  description: string;
  edit: (text: string) => Edited;
}

/**
 * Applies all changes in memory, and returns the new texts; refused, with the position, if one of them is impossible.
 */
export function changedTexts(
  content: WrittenContent,
  changes: readonly PlannedChange[],
): { texts: Map<string, string>; descriptions: string[] } | Refused {
  const texts = new Map<string, string>();
  const ordered = changes.toSorted((one, other) =>
    one.file === other.file
      ? one.at.line - other.at.line || one.at.column - other.at.column
      : one.file < other.file
        ? -1
        : 1,
  );
  for (const { file, at, edit } of ordered.toReversed()) {
    const text = texts.get(file) ?? currentText(content, file);
    const edited = edit(text);
    if ('refused' in edited) return { refused: `${file}:${at.line}:${at.column} ${edited.refused}` };
    texts.set(file, applyEdits(text, edited.edits));
  }
  return {
    texts,
    descriptions: ordered.map(
      ({ file, at, description }) => `${file}:${at.line}:${at.column} ${description}`,
    ),
  };
}

/** The current text of a content file. */
export function currentText({ files }: WrittenContent, path: string): string {
  return files.find(({ file }) => file === path)?.references.source.text ?? '';
}
