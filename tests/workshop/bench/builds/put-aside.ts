import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';

/** Takes what earlier runs have left out of the way of the next one. */
export type PutAside = (left: string) => Promise<void>;

/**
 * Left-overs are moved and not deleted, until the bench ends: where many files were deleted, some file systems take up to
 * fifty times as long to make a file for some minutes, which the next run would pay for.
 * @param bin where they go: a folder of the same disk that whoever calls this removes in the end
 */
export function putAsideInto(bin: string): PutAside {
  let count = 0;
  return async (left) => {
    await mkdir(bin, { recursive: true });
    await rename(left, path.join(bin, String(++count))).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'ENOENT') throw cause;
    });
  };
}
