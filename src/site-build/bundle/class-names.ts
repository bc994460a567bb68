import { globSync } from 'node:fs';
import path from 'node:path';

/** No vowels: nothing here spells a word, or a name that a blocker of advertisements hides. */
const letters = 'bcdfghjklmnpqrstvwxz';

/**
 * Names for the classes of CSS modules: two letters for the file and one or more for the class, "Bcd". A fingerprint in
 * each name, which nothing can compress, cost 0.4 kB on every page and 0.7 kB on the largest. The capital keeps
 * them apart from the classes of base.css.
 * @param folders where the modules are: the browser's code and the code that draws pages get the same names, as both
 *   are built from the same files
 * @returns what Vite asks for the name of each class; it throws for a file that is not in the folders
 */
export function classNames(folders: readonly string[]): (local: string, file: string) => string {
  const files = folders.flatMap((folder) =>
    globSync('**/*.module.css', { cwd: folder })
      .sort()
      .map((file) => path.join(folder, file)),
  );
  const codes = new Map(files.map((file, index) => [file, capital(twoLetters(index))]));
  const known = new Map<string, string[]>();
  return (local, id) => {
    const file = path.normalize(id.replace(/\?.*$/, ''));
    const code = codes.get(file);
    if (!code) throw new Error(`${id} is not among the style sheets of ${folders.join(' and ')}.`);
    const locals = known.get(file) ?? [];
    known.set(file, locals);
    if (!locals.includes(local)) locals.push(local);
    return code + inLetters(locals.indexOf(local));
  };
}

/** 0 is b, 19 is z, 20 is bb. */
function inLetters(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest > 0 ? inLetters(rest - 1) : '') + letters.charAt(index % letters.length);
}

/** All codes are equally long, so that no file's code and class can be taken for another's. */
function twoLetters(index: number): string {
  return inLetters(index + letters.length);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
