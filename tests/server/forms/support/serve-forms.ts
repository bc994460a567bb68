import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createApp } from '../../../../src/server/app.ts';
import { openConfiguredStore } from '../../../../src/server/store/open-configured-store.ts';
import { english } from '../../../helpers/english.ts';
import { definitions } from './definitions.ts';

/* A server to be killed: serves the tests' forms on a free port, which it prints, with the data in the
   given folder. */
const dataDir = process.argv[2]!;
const folder = path.join(dataDir, 'site');
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, '404.html'), '<!doctype html><title>Nothing here</title>');
const { DATABASE_URL: databaseUrl, FILES_URL: filesUrl } = process.env;
const store = await openConfiguredStore({ dataDir, databaseUrl, filesUrl }, 'server');
await store.files.recover(store, true);
const forms = { store, definitions, plan: () => [], isRateLimited: false };
const app = await createApp({
  folder,
  thirdParties: {},
  locale: english,
  forms,
  logLevel: process.env['LOG_LEVEL'],
});
process.once('SIGTERM', () => {
  void app.close().then(async () => {
    await store.close();
    process.exit(0);
  });
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
