import path from 'node:path';
import { ConfigError } from './config/config.ts';
import { loadEnvFile } from './config/env-file.ts';
import { readServerWords } from './config/server-words.ts';
import { MissingBuildError } from './read-built-site.ts';
import { serve } from './serve.ts';
import { StoreError, StoreFault } from './store/store-error.ts';

/*
 * The process: starts the server with the settings of the environment (.env.example explains each) for the site in
 * `--site DIR` (default: this project) at `--port` and `--host`, which go before PORT and HOST, prints its address and who gets what is sent, and stops on a signal: on the first one as soon as what
 * is in progress has ended, within 30 seconds; on the second at once.
 */
const words = readServerWords(process.argv.slice(2), 'npm start');
if (typeof words === 'string') {
  console.error(words);
  process.exit(2);
}
const root = path.resolve(words.site ?? path.join(import.meta.dirname, '../..'));
loadEnvFile(root);
process.env['NODE_ENV'] = 'production';
try {
  const { config, address, report, stop } = await serve(root, {
    ...process.env,
    ...(words.port !== undefined && { PORT: String(words.port) }),
    ...(words.host !== undefined && { HOST: words.host }),
  });
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
    console.error(
      'The port is in use by another program. Give another one: npm start -- --port 4174, or PORT.',
    );
  else if (isExplained) console.error((error as Error).message);
  else if (error instanceof StoreFault) console.error(`The store can’t be used: ${error.message}.`);
  else throw error;
  process.exitCode = 2;
}
