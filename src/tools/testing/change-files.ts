import type { MediaFile } from '../../core/project.ts';

/** A change of files: by path (null removes one), and by text. */
export interface FilesChange {
  files?: Record<string, string | null>;
  /** Replaces the first text by the second in the file with this path. */
  replace?: [path: string, from: string, to: string][];
  /** The media of the site, if the change has others. */
  media?: MediaFile[];
}

/**
 * Applies a change to the texts of files.
 * @param before the texts by path
 * @param change the changes; those of `replace` come last
 * @throws Error if a text to replace is missing
 */
export function changeFiles(
  before: Readonly<Record<string, string>>,
  { files = {}, replace = [] }: FilesChange,
): Map<string, string> {
  const all = new Map(Object.entries(before));
  for (const [path, text] of Object.entries(files)) {
    if (text === null) all.delete(path);
    else all.set(path, text);
  }
  for (const [path, from, to] of replace) {
    const text = all.get(path);
    if (!text?.includes(from)) throw new Error(`${path} does not contain ${from}`);
    all.set(
      path,
      text.replace(from, () => to),
    );
  }
  return all;
}
