import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';

/** Removes the results of earlier runs before the next one. */
export type ClearResults = (left: string) => Promise<void>;

/**
 * Moves results, which are deleted only at the end of the bench: for some minutes after many deletions, some file
 * systems need up to fifty times as long to create a file, which would affect the next run.
 * @param bin a folder on the same disk, which the caller removes in the end
 */
export function clearResultsInto(bin: string): ClearResults {
  let count = 0;
  return async (results) => {
    await mkdir(bin, { recursive: true });
    await rename(results, path.join(bin, String(++count))).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'ENOENT') throw cause;
    });
  };
}
