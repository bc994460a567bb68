import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config.ts';

/** Which of the settings say where submissions are kept. */
export type StoreSettings = Pick<Config, 'dataDir' | 'databaseUrl' | 'filesUrl'>;

/** How messages call the database of the settings. */
export function storePlace({ dataDir, databaseUrl }: Pick<StoreSettings, 'dataDir' | 'databaseUrl'>): string {
  return databaseUrl === undefined
    ? `the database in ${dataDir}`
    : `the database ${databaseName(databaseUrl)}`;
}

/** Whether the database or the files are not in a folder. */
export function isElsewhere({ databaseUrl, filesUrl }: StoreSettings): boolean {
  return databaseUrl !== undefined || filesUrl !== undefined;
}

/** Asked for first, because opening a store creates it. */
export function hasStore({ dataDir, databaseUrl }: StoreSettings): boolean {
  return databaseUrl !== undefined || existsSync(path.join(dataDir, 'submissions.sqlite'));
}

/** A database of PostgreSQL by its host and name, without its password. */
export function databaseName(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
