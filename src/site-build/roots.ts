import { existsSync } from 'node:fs';
import path from 'node:path';

/** The two folders that every command works with; for this project's own site they are one. */
export interface Roots {
  /** Where the engine lies: its schemas and its code. Where it is installed, nothing is written there. */
  engine: string;
  /** Where the site lies: pages-config, code of its own, what is built of it (dist), and its data (var). */
  site: string;
  /** Where the project of the site has its own schemas and code, in folders as the engine's. Default: the site's folder */
  project?: string;
}

/** The words of a call without `--site DIR`, and that folder. */
export interface SiteWords {
  named: string | undefined;
  rest: string[];
}

/**
 * Takes `--site DIR` out of a command's words.
 * @throws with a sentence for the person who typed it, if no folder is named
 */
export function siteWords(argv: readonly string[]): SiteWords {
  const place = argv.findIndex((word) => word === '--site' || word.startsWith('--site='));
  if (place < 0) return { named: undefined, rest: [...argv] };
  const isOneWord = argv[place] !== '--site';
  const named = isOneWord ? argv[place]?.slice('--site='.length) : argv[place + 1];
  if (!named)
    throw new Error('--site needs the folder of a site, in which pages-config lies; none was given.');
  return { named, rest: argv.toSpliced(place, isOneWord ? 1 : 2) };
}

/**
 * The folder of a site.
 * @param from where the person stands
 * @param named the folder that was named, seen from there. Default: the nearest one around it that holds a site
 * @throws with a sentence for the person who typed it, if there is no site
 */
export function findSite(from: string, named?: string): string {
  if (named !== undefined) {
    const site = path.resolve(from, named);
    if (holdsSite(site)) return site;
    throw new Error(`--site needs the folder of a site, in which pages-config lies; ${site} holds none.`);
  }
  for (let folder = from; ; folder = path.dirname(folder)) {
    if (holdsSite(folder)) return folder;
    if (folder === path.dirname(folder)) break;
  }
  throw new Error(`There is no site in ${from}: no folder pages-config. npm run new -- site . makes one.`);
}

/**
 * Where the person stands who typed the command: npm starts a script in the project's folder, whatever folder it was
 * called in.
 */
export function callersFolder(): string {
  const [here, called] = [process.cwd(), process.env['INIT_CWD']];
  return called?.startsWith(here + path.sep) ? called : here;
}

function holdsSite(folder: string): boolean {
  return existsSync(path.join(folder, 'pages-config'));
}
