import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The files below a folder, hidden ones left out, in order.
 * @returns their paths from the root, with forward slashes
 */
export function listFiles(root: string, folder: string): string[] {
  const found: string[] = [];
  const visit = (below: string): void => {
    for (const entry of readdirSync(path.join(root, below), { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue;
      const file = `${below}/${entry.name}`;
      if (entry.isDirectory()) visit(file);
      else if (entry.isFile()) found.push(file);
    }
  };
  visit(folder);
  return found.sort();
}
