import { readdirSync, type Dirent } from 'node:fs';
import path from 'node:path';

/** An entry of a folder that is neither file nor folder. */
export interface OddFile {
  /** The path from the root, with forward slashes. */
  path: string;
  /** Its kind in words: a symbolic link. */
  is: string;
}

/**
 * The files below a folder without hidden ones, sorted.
 * @param odd collects entries that are neither file nor folder
 * @returns paths from the root, with forward slashes
 */
export function listFiles(root: string, folder: string, odd: OddFile[] = []): string[] {
  const found: string[] = [];
  const visit = (below: string): void => {
    for (const entry of readdirSync(path.join(root, below), { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue;
      const file = `${below}/${entry.name}`;
      if (entry.isDirectory()) visit(file);
      else if (entry.isFile()) found.push(file);
      else odd.push({ path: file, is: describeKind(entry) });
    }
  };
  visit(folder);
  return found.sort();
}

function describeKind(entry: Dirent): string {
  if (entry.isSymbolicLink()) return 'a symbolic link';
  if (entry.isFIFO()) return 'a pipe';
  return entry.isSocket() ? 'a socket' : 'a device';
}
