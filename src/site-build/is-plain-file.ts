import { lstatSync } from 'node:fs';

/** Whether a path is a plain file: a link could lead out of the content, and reading a pipe would block. */
export function isPlainFile(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
