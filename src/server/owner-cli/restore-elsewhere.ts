import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { restore } from './backup.ts';
import { CommandError, type Context } from './context.ts';
import { moveStore } from './move-store.ts';

/** Restores a backup into a store that is elsewhere and empty: it is unpacked here first, and moved from there. */
export async function restoreElsewhere(
  { out }: Pick<Context, 'out'>,
  file: string,
  root: string,
  config: Config,
): Promise<void> {
  const folder = path.join(config.dataDir, `restored-${Date.now()}`);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  try {
    let fault: CommandError | undefined;
    await restore({ out }, file, config, folder).catch((error: unknown) => {
      if (!(error instanceof CommandError)) throw error;
      fault = error;
    });
    await moveStore({ out }, { from: folder, to: undefined, root, config });
    // Everything else is restored all the same.
    if (fault) throw fault;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
