import type { MadeFiles } from '../../extensions/site-extension.ts';
import { contentHash } from '../../cache/file-hashes.ts';
import type { LastBuild } from '../changes/last-build.ts';
import type { Output } from '../output/output.ts';

type Last = Pick<LastBuild, 'made' | 'getStamp'>;

/** Files to create, with the hash of their inputs. */
export type ExtensionFiles = ReadonlyMap<MadeFiles, string>;

/**
 * Finds the files to create. Files whose inputs are unchanged stay, so that one edit does not create
 * thousands of books again.
 * @param last the inputs of the last build, and whether its files still exist
 * @returns the files that must be created
 */
export function filesToMake(allFiles: readonly MadeFiles[], output: Output, last: Last): ExtensionFiles {
  const filesToCreate = new Map<MadeFiles, string>();
  for (const files of allFiles) {
    const hash = contentHash(files.follows());
    const isUnchanged = last.made.get(namesKey(files)) === hash;
    const keep = (name: string) => {
      const stamp = last.getStamp(name);
      return stamp !== undefined && output.reuse(name, stamp);
    };
    if (!isUnchanged || !files.names.every(keep)) filesToCreate.set(files, hash);
  }
  return filesToCreate;
}

/** Records the created files, and removes entries of files that no longer exist. */
export function recordExtensionFiles(
  allFiles: readonly MadeFiles[],
  createdFiles: ExtensionFiles,
  last: Pick<Last, 'made'>,
): void {
  for (const [files, hash] of createdFiles) last.made.set(namesKey(files), hash);
  const keys = new Set(allFiles.map(namesKey));
  last.made.keepOnly((key) => keys.has(key));
}

function namesKey({ names }: MadeFiles): string {
  return names.join(' ');
}
