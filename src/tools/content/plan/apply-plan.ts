import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Roots } from '../../../site-build/roots.ts';
import type { Plan } from '../../../authoring/moves/plan.ts';
import { asFormatted } from '../as-formatted.ts';

/**
 * Carries out a plan: completely or not at all. New files are written next to their places before any old
 * file changes, and a later failure is rolled back.
 * @throws Error if a file can't be written; everything is then unchanged
 */
export async function applyPlan({ engine, site }: Roots, { texts, renames, removes }: Plan): Promise<void> {
  const toPath = (file: string) => path.join(site, file);
  const contents = new Map<string, Uint8Array>();
  for (const { from, to } of renames) contents.set(to, readFileSync(toPath(from)));
  for (const [file, text] of texts) {
    const from = renames.find(({ to }) => to === file)?.from ?? file;
    const before = existsSync(toPath(from)) ? readFileSync(toPath(from), 'utf8') : undefined;
    contents.set(file, Buffer.from(await asFormatted(engine, toPath(file), before, text)));
  }
  const removedFiles = [...removes, ...renames.map(({ from }) => from)].filter((file) => !contents.has(file));
  const oldContents = new Map(
    [...contents.keys(), ...removedFiles].map((file) => [file, read(toPath(file))]),
  );
  const staged: [next: string, file: string][] = [...contents.keys()].map((file) => [
    `${toPath(file)}.next`,
    toPath(file),
  ]);
  try {
    for (const [file, content] of contents) write(`${toPath(file)}.next`, content);
    // Old files go before new ones are moved into place: on a case-insensitive file system, /About is the
    // same file as /about.
    for (const file of removedFiles) rmSync(toPath(file));
    for (const [next, file] of staged) renameSync(next, file);
  } catch (error) {
    for (const [file, content] of oldContents)
      if (content) writeFileSync(toPath(file), content);
      else rmSync(toPath(file), { force: true });
    for (const [next] of staged) rmSync(next, { force: true });
    throw error;
  }
  for (const file of removedFiles) removeEmpty(path.dirname(toPath(file)), site);
}

function read(file: string): Uint8Array | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

function write(file: string, content: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Empty folders are removed. */
function removeEmpty(folder: string, root: string): void {
  if (!folder.startsWith(path.join(root, 'pages-config') + path.sep)) return;
  try {
    rmdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The folder may already be gone, together with another file that was in it.
    if (code === 'ENOTEMPTY' || code === 'ENOENT') return;
    throw error;
  }
  removeEmpty(path.dirname(folder), root);
}
