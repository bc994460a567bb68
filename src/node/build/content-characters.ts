import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Every character that the content uses, each once, in order: what the fonts must hold. */
export async function contentCharacters(root: string): Promise<string> {
  const folder = path.join(root, 'pages-config');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'));
  const found = new Set<string>(printable);
  for (const name of names) for (const character of await readFile(path.join(folder, name), 'utf8')) found.add(character);
  return [...found].sort().join('');
}

/** What code and styles write by themselves. */
const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).concat([...'‘’“”–—…©·×₹✓']);
