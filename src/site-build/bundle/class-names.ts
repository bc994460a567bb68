import { existsSync } from 'node:fs';
import path from 'node:path';
import { lazyValue } from '../../core/lazy-value.ts';
import { listFiles } from '../list-files.ts';

/** The letters of the names: without vowels, so that no name is a word, or one that ad blockers hide. */
const letters = 'bcdfghjklmnpqrstvwxz';

/**
 * Short names for the classes of CSS modules: two letters for the file and one or more for the class, "Bcd".
 * Hashes do not compress: they would cost 0.4 kB on every page and 0.7 kB on the largest. The capital
 * distinguishes them from the classes of base.css.
 * @param folders folders of the modules: browser code and render code get the same names, because both are
 *   built from the same files
 * @returns the function that Vite calls for each class; it throws for a file outside the folders
 */
export function classNames(folders: readonly string[]): (local: string, file: string) => string {
  // Some bundles have no styles.
  const codes = lazyValue(() => {
    const files = folders.flatMap(styleSheets);
    return new Map(files.map((file, index) => [file, capital(twoLetters(index))]));
  });
  const classesByFile = new Map<string, string[]>();
  return (local, id) => {
    const file = path.normalize(id.replace(/\?.*$/, ''));
    const code = codes().get(file);
    if (!code) throw new Error(`${id} is not among the style sheets of ${folders.join(' and ')}.`);
    const classes = classesByFile.get(file) ?? [];
    classesByFile.set(file, classes);
    if (!classes.includes(local)) classes.push(local);
    return code + inLetters(classes.indexOf(local));
  };
}

/**
 * The style sheets of a folder. Those of extensions come last: a site without them is the same, whether they exist or
 * not.
 */
function styleSheets(folder: string): string[] {
  // A glob takes twice as long.
  const files = existsSync(folder) ? listFiles(folder, '.') : [];
  const extensions = files.flatMap((file) => /^\.\/([^/]+)\/extension\.[tj]s$/.exec(file)?.[1] ?? []);
  const extensionRank = (file: string) => Number(extensions.includes(file.split('/', 2)[1]!));
  return files
    .filter((file) => file.endsWith('.module.css'))
    .sort((one, other) => extensionRank(one) - extensionRank(other))
    .map((file) => path.join(folder, file));
}

/** Converts a number to letters: 0 is b, 19 is z, 20 is bb. */
function inLetters(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest > 0 ? inLetters(rest - 1) : '') + letters.charAt(index % letters.length);
}

/** The letters for a file. All have the same length, so that file and class can't be confused. */
function twoLetters(index: number): string {
  return inLetters(index + letters.length);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
