import { mkdirSync } from 'node:fs';
import { copyStore } from '../store/copy-store.ts';
import { openStoreHere, type OpenStore } from '../store/open-store.ts';

/**
 * Copies a store that is elsewhere into a folder, which then has the shape of a data folder, while servers go on: each
 * submission as it was at one moment. A file that is lost is told when the copy is verified.
 */
export async function copyToFolder(store: OpenStore, folder: string): Promise<void> {
  mkdirSync(folder, { mode: 0o700 });
  const copy = openStoreHere(folder);
  try {
    await copyStore(store, copy);
  } finally {
    await copy.close();
  }
}
