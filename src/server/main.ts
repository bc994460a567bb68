import path from 'node:path';
import { UsageError } from '../command/command.ts';
import { parseListenAddress, placeOptions } from '../command/place-options.ts';
import { readArguments } from '../command/read-arguments.ts';
import { ConfigError } from './config/config.ts';
import { loadEnvFile } from './config/env-file.ts';
import { MissingBuildError } from './read-built-site.ts';
import { serve } from './serve.ts';
import { StoreError, StoreRequestError } from './store/store-error.ts';

/* The process: starts the server with the settings of the environment (.env.example explains each) for the
   site in `--site DIR` (default: this project) at `--port` and `--host`, which override PORT and HOST. It
   prints its address and the deliveries, and stops on a signal: on the first signal as soon as running
   requests have ended, within 30 seconds; on the second at once. */
const options = parseCommandLine(process.argv.slice(2));
const root = path.resolve(options.site ?? path.join(import.meta.dirname, '../..'));
loadEnvFile(root);
process.env['NODE_ENV'] = 'production';
try {
  const { config, address, report, stop } = await serve(root, {
    ...process.env,
    ...(options.port !== undefined && { PORT: String(options.port) }),
    ...(options.host !== undefined && { HOST: options.host }),
  });
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
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
      'The port is in use by another program. Choose another one: npm start -- --port 4174, or PORT.',
    );
  else if (isExplained) console.error((error as Error).message);
  else if (error instanceof StoreRequestError) console.error(`The store can’t be used: ${error.message}.`);
  else throw error;
  process.exitCode = 2;
}

/** The arguments of the command line; invalid ones end the process with exit code 2. */
function parseCommandLine(
  argv: readonly string[],
): { site?: string | undefined } & ReturnType<typeof parseListenAddress> {
  const site = { type: 'string', value: 'DIR', help: 'the folder of the site' } as const;
  try {
    const { values } = readArguments(argv, { site, ...placeOptions('4173') });
    return { site: values.site, ...parseListenAddress(values) };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
