import type { MadeFiles } from '../../extensions/site-extension.ts';
import { contentHash } from '../../cache/file-hashes.ts';
import type { LastBuild } from '../changes/last-build.ts';
import type { Output } from '../output/output.ts';

type Last = Pick<LastBuild, 'made' | 'stampOf'>;

/** Files that have to be made, with the hash of what they are made from. */
export type FilesToMake = ReadonlyMap<MadeFiles, string>;

/**
 * Leaves files as they are where the last build has made them from the same: thousands of books are not made again because
 * of one edit.
 * @param last from what the last build has made each, and whether it is still there
 * @returns those that have to be made
 */
export function filesToMake(all: readonly MadeFiles[], output: Output, last: Last): FilesToMake {
  const stale = new Map<MadeFiles, string>();
  for (const files of all) {
    const hash = contentHash(files.follows());
    const isAsItWas = last.made.get(keyOf(files)) === hash;
    const keep = (name: string) => {
      const stamp = last.stampOf(name);
      return stamp !== undefined && output.keep(name, stamp);
    };
    if (!isAsItWas || !files.names.every(keep)) stale.set(files, hash);
  }
  return stale;
}

/** Notes what has been made, and forgets what is gone. */
export function noteMade(all: readonly MadeFiles[], made: FilesToMake, last: Pick<Last, 'made'>): void {
  for (const [files, hash] of made) last.made.set(keyOf(files), hash);
  const keys = new Set(all.map(keyOf));
  last.made.keepOnly((key) => keys.has(key));
}

function keyOf({ names }: MadeFiles): string {
  return names.join(' ');
}
