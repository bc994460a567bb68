import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config.ts';

/** The settings with the places of the store. */
export type StoreSettings = Pick<Config, 'dataDir' | 'databaseUrl' | 'filesUrl'>;

/** The name of the configured database in messages. */
export function storePlace({ dataDir, databaseUrl }: Pick<StoreSettings, 'dataDir' | 'databaseUrl'>): string {
  return databaseUrl === undefined
    ? `the database in ${dataDir}`
    : `the database ${nameOfPlace(databaseUrl)}`;
}

/** Whether the database or the files are remote. */
export function isRemote({ databaseUrl, filesUrl }: StoreSettings): boolean {
  return databaseUrl !== undefined || filesUrl !== undefined;
}

/** Whether the store exists. Opening a store creates it, so callers check this first. */
export function hasStore({ dataDir, databaseUrl }: StoreSettings): boolean {
  return databaseUrl !== undefined || existsSync(path.join(dataDir, 'submissions.sqlite'));
}

/** A database or bucket by host and name, without its password. */
export function nameOfPlace(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
