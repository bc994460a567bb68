import { existsSync } from 'node:fs';
import path from 'node:path';

/** The two folders of every command. For the engine's own site they are the same. */
export interface Roots {
  /** The engine's folder: schemas and code. It is read-only if the engine is installed as a package. */
  engine: string;
  /** The site's folder: pages-config, its own code, the built site (dist), and its data (var). */
  site: string;
  /**
   * The folder of the project's own schemas and code, structured like the engine's. Default: the site's
   * folder
   */
  project?: string;
}

/** The arguments without `--site DIR`, and that folder. */
export interface SiteArguments {
  named: string | undefined;
  rest: string[];
}

/**
 * Splits `--site DIR` from a command's arguments.
 * @throws Error with a message for the user if the folder is missing
 */
export function splitSiteOption(argv: readonly string[]): SiteArguments {
  const place = argv.findIndex((word) => word === '--site' || word.startsWith('--site='));
  if (place < 0) return { named: undefined, rest: [...argv] };
  const isOneArgument = argv[place] !== '--site';
  const named = isOneArgument ? argv[place]?.slice('--site='.length) : argv[place + 1];
  if (!named)
    throw new Error('--site needs the folder of a site, which contains pages-config; none was given.');
  return { named, rest: argv.toSpliced(place, isOneArgument ? 1 : 2) };
}

/**
 * Finds the folder of a site.
 * @param from the current folder
 * @param named a path relative to it. Default: the nearest parent folder with a site
 * @throws Error with a message for the user if there is no site
 */
export function findSite(from: string, named?: string): string {
  if (named !== undefined) {
    const site = path.resolve(from, named);
    if (hasSite(site)) return site;
    throw new Error(`--site needs the folder of a site, which contains pages-config; ${site} holds none.`);
  }
  for (let folder = from; ; folder = path.dirname(folder)) {
    if (hasSite(folder)) return folder;
    if (folder === path.dirname(folder)) break;
  }
  throw new Error(`There is no site in ${from}: no folder pages-config. npm run new -- site . makes one.`);
}

/** The folder in which the user typed the command; npm runs scripts in the project's folder instead. */
export function callersFolder(): string {
  const [folder, typedIn] = [process.cwd(), process.env['INIT_CWD']];
  return typedIn?.startsWith(folder + path.sep) ? typedIn : folder;
}

function hasSite(folder: string): boolean {
  return existsSync(path.join(folder, 'pages-config'));
}
