import { lstatSync } from 'node:fs';

/** Whether a file lies at a path: a link would lead out of the content, and who reads a pipe waits for ever. */
export function isPlainFile(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
