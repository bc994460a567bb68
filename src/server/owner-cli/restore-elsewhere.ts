import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { takeWorkFolder } from '../backup/work-folder.ts';
import type { Config } from '../config/config.ts';
import { runRestore } from './backup.ts';
import { CommandError, type OwnerContext } from './context.ts';
import { moveStore } from './move-store.ts';

/**
 * Restores a backup into an empty remote store: the backup is unpacked here first, and moved from here. After
 * an interruption, the same call continues.
 */
export async function restoreElsewhere(
  { out }: Pick<OwnerContext, 'out'>,
  file: string,
  root: string,
  config: Config,
): Promise<void> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const { folder, remove } = takeWorkFolder(config.dataDir, 'restore');
  try {
    let failure: CommandError | undefined;
    await runRestore({ out }, file, config, folder).catch((error: unknown) => {
      if (!(error instanceof CommandError)) throw error;
      failure = error;
    });
    const sourceName = `the backup ${path.resolve(file)}`;
    await moveStore({ out }, { from: folder, to: undefined, root, config, sourceName });
    // Thrown only after everything else was restored.
    if (failure) throw failure;
  } finally {
    remove();
  }
}
