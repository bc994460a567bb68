import { existsSync } from 'node:fs';
import path from 'node:path';

/** The two folders that every command works with; for this project's own site they are one. */
export interface Roots {
  /** Where the engine lies: its schemas, its code, its packages and caches. */
  engine: string;
  /** Where the site lies: pages-config, what is built of it (dist), and its data (var). */
  site: string;
}

/**
 * Takes `--site DIR` out of a command's arguments.
 * @param engine the engine's root, whose own site is meant where no other is named
 * @throws with a sentence for the person who typed it, where DIR holds no content
 */
export function readRoots(engine: string, argv: readonly string[]): { roots: Roots; rest: string[] } {
  const place = argv.findIndex((word) => word === '--site' || word.startsWith('--site='));
  if (place < 0) return { roots: { engine, site: engine }, rest: [...argv] };
  const isOneWord = argv[place] !== '--site';
  const named = isOneWord ? argv[place]?.slice('--site='.length) : argv[place + 1];
  const site = path.resolve(named ?? '');
  if (!named || !existsSync(path.join(site, 'pages-config')))
    throw new Error(
      `--site needs the folder of a site, in which pages-config lies; ${named ? `${site} holds none` : 'none was given'}.`,
    );
  return { roots: { engine, site }, rest: argv.toSpliced(place, isOneWord ? 1 : 2) };
}
