import { resultCode } from '../store/sqlite/result-code.ts';
import { classifyStoreError, StoreRequestError } from '../store/store-error.ts';

/** A failed or unusable backup; the message is for the owner. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/**
 * Runs a step of a backup, and explains its errors.
 * @param place the folder that it reads or writes
 * @throws BackupError if the disk is full, or the folder or a file in it can't be used
 */
export async function explainErrors<Result>(place: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // Errors of a remote store already contain an explanation.
    if (error instanceof StoreRequestError) throw error;
    const isFull = classifyStoreError(error) === 'full' || resultCode(error) === 'full';
    if (isFull)
      throw new BackupError(
        `The disk of ${place} is full. Free space and run the command again; no partial file was left.`,
        {
          cause: error,
        },
      );
    if (classifyStoreError(error) === undefined && resultCode(error) === undefined) throw error;
    throw new BackupError(`${place} can’t be used: ${(error as Error).message}.`, { cause: error });
  }
}
