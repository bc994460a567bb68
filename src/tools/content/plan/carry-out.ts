import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Roots } from '../../../site-build/roots.ts';
import type { Plan } from '../../../core/moves/plan.ts';
import { asFormatted } from '../as-formatted.ts';

/**
 * Does what a plan says: all of it or nothing. New files are written whole beside their places before any of the old ones
 * is touched, and what fails after that is taken back.
 * @throws where a file can't be written; everything is then as it was
 */
export async function carryOut({ engine, site }: Roots, { texts, renames, removes }: Plan): Promise<void> {
  const at = (file: string) => path.join(site, file);
  const contents = new Map<string, Uint8Array>();
  for (const { from, to } of renames) contents.set(to, readFileSync(at(from)));
  for (const [file, text] of texts) {
    const from = renames.find(({ to }) => to === file)?.from ?? file;
    const before = existsSync(at(from)) ? readFileSync(at(from), 'utf8') : undefined;
    contents.set(file, Buffer.from(await asFormatted(engine, at(file), before, text)));
  }
  const gone = [...removes, ...renames.map(({ from }) => from)].filter((file) => !contents.has(file));
  const known = new Map([...contents.keys(), ...gone].map((file) => [file, read(at(file))]));
  const staged: [next: string, file: string][] = [...contents.keys()].map((file) => [
    `${at(file)}.next`,
    at(file),
  ]);
  try {
    for (const [file, content] of contents) write(`${at(file)}.next`, content);
    // Before the new ones come: where capitals are no difference, /About is the same file as /about.
    for (const file of gone) rmSync(at(file));
    for (const [next, file] of staged) renameSync(next, file);
  } catch (error) {
    for (const [file, content] of known)
      if (content) writeFileSync(at(file), content);
      else rmSync(at(file), { force: true });
    for (const [next] of staged) rmSync(next, { force: true });
    throw error;
  }
  for (const file of gone) removeEmpty(path.dirname(at(file)), site);
}

function read(file: string): Uint8Array | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

function write(file: string, content: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Folders in which nothing is left go, too. */
function removeEmpty(folder: string, root: string): void {
  if (!folder.startsWith(path.join(root, 'pages-config') + path.sep)) return;
  try {
    rmdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // With another file that was in it, the folder may be gone already.
    if (code === 'ENOTEMPTY' || code === 'ENOENT') return;
    throw error;
  }
  removeEmpty(path.dirname(folder), root);
}
