import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Roots } from '../../../src/build/roots.ts';
import { builtSiteFile } from '../../../src/core/page/built-site.ts';
import { lines } from './lines.ts';
import { readOptions, usage } from './options.ts';
import { runLines } from './run-lines.ts';
import { sqliteOnDisk } from './store-kind.ts';
import { tableOf } from './table.ts';

interface TortureHost {
  /** Takes what was asked for. */
  print: (text: string) => void;
  /** Tells the person who waits what happens. */
  say: (line: string) => void;
}

/**
 * Puts faults in the way of what the server promises, and says what was lost.
 * @returns the exit code: 0, 1 when something was lost, 2 when the command was not understood
 */
export async function tortureCommand(
  { engine, site }: Roots,
  argv: string[],
  { print, say }: TortureHost,
): Promise<0 | 1 | 2> {
  const names = lines.map(({ name }) => name);
  const options = readOptions(argv, names);
  if (typeof options === 'string') {
    say(`${options}\n${usage}`);
    return 2;
  }
  if (options.help) {
    print(`${usage}\nLines: ${names.join(', ')}`);
    return 0;
  }
  const wanted = lines.filter(({ name }) => options.only?.includes(name) ?? true);
  const isBuilt = existsSync(path.join(site, 'dist', builtSiteFile));
  if (!isBuilt) say(`${path.join(site, 'dist')} holds no built site: loads ask for small pages.`);
  const rows = await runLines(
    wanted,
    {
      engine,
      content: site,
      built: isBuilt ? site : undefined,
      store: sqliteOnDisk,
      scale: options.long ? 'long' : 'short',
      seconds: options.seconds,
      say,
    },
    options,
  );
  print(options.json ? JSON.stringify(rows, null, 2) : tableOf(rows));
  return rows.some(({ lost }) => lost.length > 0) ? 1 : 0;
}
