import type { SubmissionRecord } from '../records.ts';
import type { Store } from '../store.ts';
import type { FileStore } from './file-store.ts';

/** The references of all submissions with missing files. */
export async function findIncomplete(
  store: Pick<Store, 'storedFiles'>,
  files: Pick<FileStore, 'names' | 'missing'>,
): Promise<string[]> {
  const stored = await store.storedFiles();
  const foundNames = new Set(await files.names());
  const notFound = stored.filter(({ stored_name }) => !foundNames.has(stored_name));
  // A file in transit is in one of two places, so each missing one is checked again.
  const lost = new Set(await files.missing(notFound.map(({ stored_name }) => stored_name)));
  const incomplete = stored.filter(({ stored_name }) => lost.has(stored_name));
  return [...new Set(incomplete.map(({ reference }) => reference))];
}

/** Whether a file of a submission is missing. */
export async function isIncomplete(
  { files }: SubmissionRecord,
  store: Pick<FileStore, 'missing'>,
): Promise<boolean> {
  return (await store.missing(files.map(({ stored_name }) => stored_name))).length > 0;
}
