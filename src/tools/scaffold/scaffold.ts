import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as prettier from 'prettier';
import { generate } from '../../site-build/generate/generate.ts';
import { ownRoot } from '../../site-build/code/code-places.ts';
import type { Roots } from '../../site-build/roots.ts';
import { isOfEngine, kindsFor, make, type Wanted } from './kinds.ts';
import { sampleMedia } from './sample-media.ts';
import type { Refusal, ScaffoldFile } from './scaffold-files.ts';
import { readSite } from './scaffold-site.ts';

/** What was made, by the paths of its files. */
export interface Made {
  wrote: string[];
  changed: string[];
  /** Whether what was made is a page that holds placeholders, and so is not on the site yet. */
  isDraft: boolean;
  /** What to do next, a line each. */
  next: string[];
}

/**
 * Writes what is new on a site, or in its project: valid at once, formatted, with its types, and with placeholders where
 * an author is to write; pages with placeholders are drafts. Nothing that exists is overwritten; an entry is added to its list.
 * @returns what was written and what to do next; or the reason why nothing was
 */
export async function scaffold(roots: Roots, wanted: Wanted): Promise<Made | Refusal> {
  const made = await make(wanted, await readSite(roots));
  if ('refused' in made) return made;
  const taken = made.files.find((file) => !file.edited && existsSync(placeOf(roots, file.path)));
  if (taken) return { refused: `${taken.path} is there already: choose another name, or edit that file.` };
  const files = [...made.files, ...sampleMedia(roots, made.files)];
  await writeAll(files, roots);
  const { outdated } = isOfEngine(wanted.kind) ? await generate(roots) : { outdated: [] };
  const pathsOf = (some: readonly { path: string }[]) => some.map((file) => file.path);
  return {
    wrote: [...pathsOf(files.filter(({ edited }) => !edited)), ...pathsOf(outdated)],
    changed: pathsOf(files.filter(({ edited }) => edited)),
    isDraft: made.isDraft ?? false,
    next: made.next,
  };
}

/** The kinds of things that `scaffold` can make for a site. */
export async function kindsOf(roots: Roots): Promise<string[]> {
  return kindsFor(await readSite(roots));
}

/** Writes all of the files; where one can't be, none that is new stays. */
async function writeAll(files: readonly ScaffoldFile[], roots: Roots): Promise<void> {
  try {
    for (const file of files) await write(file, roots);
  } catch (error) {
    for (const { path: file, edited } of files) if (!edited) await rm(placeOf(roots, file), { force: true });
    throw error;
  }
}

async function write(file: ScaffoldFile, roots: Roots): Promise<void> {
  const target = placeOf(roots, file.path);
  await mkdir(path.dirname(target), { recursive: true });
  if ('copyOf' in file) await copyFile(path.resolve(roots.engine, file.copyOf), target);
  else await writeFile(target, await formatted(file.text, target, roots));
}

/** The text as `npm run format` would leave it: a new file passes every check at once. */
async function formatted(text: string, filepath: string, { engine }: Roots): Promise<string> {
  const style = await prettier.resolveConfig(path.join(engine, 'package.json'));
  return prettier.format(text, { ...style, filepath });
}

/** Content belongs to the site; sections, templates and their schemas to its project. */
function placeOf(roots: Roots, file: string): string {
  return path.join(file.startsWith('pages-config/') ? roots.site : ownRoot(roots), file);
}
