import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from './config/config.ts';
import { loadEnvFile } from './config/env-file.ts';
import { MissingBuildError } from './read-built-site.ts';
import { serve } from './serve.ts';
import { StoreError, StoreFault } from './store/store-error.ts';

/*
 * The process: starts the server with the settings of the environment (.env.example explains each) for the site in
 * `--site DIR` (default: this project), prints its address and who gets what is sent, and stops on a signal: on the first one as soon as what
 * is in progress has ended, within 30 seconds; on the second at once.
 */
const { values } = parseArgs({ options: { site: { type: 'string' } } });
const root = path.resolve(values.site ?? path.join(import.meta.dirname, '../..'));
loadEnvFile(root);
process.env['NODE_ENV'] = 'production';
try {
  const { config, address, report, stop } = await serve(root, process.env);
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
  console.log([`The site is at ${local}`, ...report].join('\n'));
} catch (error) {
  const isExplained = [ConfigError, StoreError, MissingBuildError].some((kind) => error instanceof kind);
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    console.error('The port is in use by another program. Give PORT another number.');
  else if (isExplained) console.error((error as Error).message);
  else if (error instanceof StoreFault) console.error(`The store can’t be used: ${error.message}.`);
  else throw error;
  process.exitCode = 2;
}
