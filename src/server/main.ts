import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from './config.ts';
import { loadEnvFile } from './env-file.ts';
import { serve } from './serve.ts';
import { StoreError } from './store/open-database.ts';

/*
 * The process: starts the server with the settings of the environment (.env.example explains each), says where it
 * is, and stops when it is told to: at the first signal as soon as what is under way has ended, within 30 seconds;
 * at the second at once.
 */
const { values } = parseArgs({ options: { site: { type: 'string' } }, strict: false });
const root = path.resolve(
  typeof values.site === 'string' ? values.site : path.join(import.meta.dirname, '../..'),
);
loadEnvFile(root);
try {
  const { config, address, stop } = await serve(root, process.env);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
  const local = config.host === '127.0.0.1' ? address.replace('127.0.0.1', 'localhost') : address;
  console.log(`The site is at ${local}`);
} catch (error) {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (inUse) console.error('The port is in use by another program. Give PORT another number.');
  else if (error instanceof ConfigError || error instanceof StoreError) console.error(error.message);
  else throw error;
  process.exitCode = 2;
}
