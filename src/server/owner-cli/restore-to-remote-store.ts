import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { takeWorkFolder } from '../backup/work-folder.ts';
import type { Config } from '../config/config.ts';
import { runRestore } from './backup.ts';
import { CommandError, type OwnerContext } from './context.ts';
import { moveStore } from './move-store.ts';

/**
 * Restores a backup into a remote store, which must be empty (`moveStore` checks it). The backup is unpacked into a
 * temporary folder on this computer, and moved from there. If the call is interrupted, the same call unpacks again, and
 * continues the move.
 * @param file the backup
 * @param root the project's folder, to which paths in settings are relative
 * @throws CommandError if the backup has errors, after everything else was restored
 */
export async function restoreToRemoteStore(
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
    // Without `to`, the target is the store of the configuration.
    await moveStore({ out }, { from: folder, to: undefined, root, config, sourceName });
    // Thrown only after everything else was restored.
    if (failure) throw failure;
  } finally {
    remove();
  }
}
