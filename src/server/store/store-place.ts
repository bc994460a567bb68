import type { Config } from '../config/config.ts';

/** Which of the settings say where submissions are kept. */
export type StoreSettings = Pick<Config, 'dataDir' | 'databaseUrl' | 'filesUrl'>;

/** How messages call the database of the settings. */
export function storePlace({ dataDir, databaseUrl }: Pick<StoreSettings, 'dataDir' | 'databaseUrl'>): string {
  return databaseUrl === undefined
    ? `the database in ${dataDir}`
    : `the database ${databaseName(databaseUrl)}`;
}

/** A database of PostgreSQL by its host and name, without its password. */
export function databaseName(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
