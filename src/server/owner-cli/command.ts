import { existsSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, readConfig, type Config, type Environment } from '../config/config.ts';
import { readDefinitions } from '../forms/read-definitions.ts';
import { StoreError } from '../store/open-database.ts';
import { openStore } from '../store/store.ts';
import { readArguments, usage, UsageError, type Arguments } from './arguments.ts';
import { CommandError, submissionBy, type Context } from './context.ts';
import { erase } from './erase.ts';
import { exportAll } from './export.ts';
import { list } from './list.ts';
import { release, retry, retryFailed } from './requeue.ts';
import { show } from './show.ts';

/** The terminal that the command is called from. */
export interface Terminal extends Pick<Context, 'out' | 'columns' | 'ask'> {
  err(text: string): void;
}

/**
 * The command for the site's owner: it works on the store directly, while the server runs or not.
 * @returns 0; 1 where it can't be done; 2 where the command or the environment is wrong
 */
export async function submissionsCommand(
  root: string,
  argv: readonly string[],
  env: Environment,
  terminal: Terminal,
  now = () => new Date(),
): Promise<0 | 1 | 2> {
  try {
    if (argv.some((word) => word === '--help' || word === 'help')) {
      terminal.out(usage);
      return 0;
    }
    const words = readArguments(argv);
    const config = readConfig(env, root);
    if (!isThere(config)) {
      terminal.out(`Nothing was received yet: there is no database in ${config.dataDir}.\n`);
      return words.verb === 'list' ? 0 : 1;
    }
    const store = openStore(config.dataDir);
    try {
      const definitions = readDefinitions(root);
      await run({ store, definitions, settings: config, now, ...terminal }, words);
    } finally {
      await store.close();
    }
    return 0;
  } catch (error) {
    const wrongCall = error instanceof UsageError || error instanceof ConfigError;
    if (!wrongCall && !(error instanceof CommandError || error instanceof StoreError)) throw error;
    const more = error instanceof UsageError && error.withUsage ? `\n${usage}` : '';
    terminal.err(`${error.message}\n${more}`);
    return wrongCall ? 2 : 1;
  }
}

async function run(context: Context, { verb, reference = '', values, flags }: Arguments): Promise<void> {
  switch (verb) {
    case 'list':
      return list(context, values);
    case 'show':
      return show(context, await submissionBy(context, reference));
    case 'export':
      return exportAll(context, { ...values, bom: flags.has('bom') });
    case 'retry':
      return flags.has('failed') ? retryFailed(context) : retry(context, reference);
    case 'release':
      return release(context, reference);
    case 'erase':
      return erase(context, reference, {
        yes: flags.has('yes'),
        evenUndelivered: flags.has('even-undelivered'),
      });
  }
}

/** The command looks at a store, and makes none. */
function isThere({ dataDir }: Config): boolean {
  return existsSync(path.join(dataDir, 'submissions.sqlite'));
}
