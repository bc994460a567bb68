import { openConfiguredStore } from '../../../src/server/store/open-configured-store.ts';
import type { OpenStore } from '../../../src/server/store/open-store.ts';
import type { WaitLimits } from '../../../src/server/store/request-queue.ts';
import { newTables } from '../../services/services.ts';

const databases = new Map<string, Promise<string>>();

/** The database of a folder, created on first use. */
function databaseFor(folder: string): Promise<string> {
  const known = databases.get(folder) ?? newTables();
  databases.set(folder, known);
  return known;
}

/** Opens the store on PostgreSQL that belongs to a folder: each call for a folder opens the same store. */
export async function openOnPostgres(folder: string, patience: Partial<WaitLimits> = {}): Promise<OpenStore> {
  const databaseUrl = await databaseFor(folder);
  return openConfiguredStore({ dataDir: folder, databaseUrl, filesUrl: undefined }, 'server', patience);
}
