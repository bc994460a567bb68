import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';
import type { Roots } from '../../build/roots.ts';
import type { Plan } from '../../core/moves/plan.ts';

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
  const staged = new Map([...contents].map(([file, content]) => [file, stage(at(file), content)]));
  try {
    for (const [file, next] of staged) renameSync(next, at(file));
    for (const file of gone) rmSync(at(file));
  } catch (error) {
    for (const [file, content] of known)
      if (content) writeFileSync(at(file), content);
      else rmSync(at(file), { force: true });
    for (const next of staged.values()) rmSync(next, { force: true });
    throw error;
  }
  for (const file of gone) removeEmpty(path.dirname(at(file)), site);
}

/** A text that was laid out as `npm run format` does stays so: a longer line may have to be broken. */
async function asFormatted(
  engine: string,
  file: string,
  before: string | undefined,
  text: string,
): Promise<string> {
  const style = await prettier.resolveConfig(path.join(engine, 'package.json'));
  const format = (each: string) => prettier.format(each, { ...style, filepath: file });
  return before === undefined || (await format(before)) === before ? format(text) : text;
}

function read(file: string): Uint8Array | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

function stage(file: string, content: Uint8Array): string {
  mkdirSync(path.dirname(file), { recursive: true });
  const next = `${file}.next`;
  writeFileSync(next, content);
  return next;
}

/** Folders in which nothing is left go, too. */
function removeEmpty(folder: string, root: string): void {
  if (!folder.startsWith(path.join(root, 'pages-config') + path.sep)) return;
  try {
    rmdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTEMPTY') return;
    throw error;
  }
  removeEmpty(path.dirname(folder), root);
}
