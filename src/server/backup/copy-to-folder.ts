import { mkdirSync } from 'node:fs';
import { copyStore } from '../store/copy-store.ts';
import { openStoreHere, type OpenStore } from '../store/open-store.ts';

/**
 * Copies a remote store into a folder with the structure of a data folder, while servers run: each submission
 * in one consistent state. Missing files are reported later, when the copy is verified.
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
