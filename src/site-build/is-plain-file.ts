import { lstatSync } from 'node:fs';

/**
 * Whether a path is a regular file: a link could point outside the content, and reading a pipe would block.
 */
export function isPlainFile(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
