import type { FormDefinition } from '../../core/form/form-definition.ts';
import { builtSiteFile } from '../../core/page/built-site.ts';
import { retentionLimits } from '../retention-limits.ts';
import { createLocale } from '../../core/messages/locale.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from '../backup/backup-error.ts';
import { ConfigError, readConfig, type Environment } from '../config/config.ts';
import { MissingBuildError, readBuiltSiteData } from '../read-built-site.ts';
import { openConfiguredStore } from '../store/open-configured-store.ts';
import { hasStore, isRemote, storePlace } from '../store/store-place.ts';
import { StoreError, StoreRequestError } from '../store/store-error.ts';
import {
  UsageError,
  defineCommand,
  type CommandGroup,
  type ExitCode,
  type Terminal,
} from '../../command/command.ts';
import { parseArguments, verbRules, type Arguments, type OwnerVerb, type VerbRules } from './arguments.ts';
import { markAnswered } from './mark-answered.ts';
import { backup, runRestore, verify, verifyRemoteStore } from './backup.ts';
import { CommandError, failureReason, submissionBy, type OwnerContext } from './context.ts';
import { hasConditions } from './select-submissions.ts';
import { eraseSelected, releaseSelected } from './bulk-changes.ts';
import { erase } from './erase.ts';
import { exportAll } from './export.ts';
import { listSubmissions } from './list.ts';
import { moveStore } from './move-store.ts';
import { restoreToRemoteStore } from './restore-to-remote-store.ts';
import { releaseSubmission, retry, retryFailed } from './requeue.ts';
import { retention } from './retention.ts';
import { showSubmission } from './show.ts';

/**
 * The command for the site's owner. It works on the store directly, so the server need not run.
 * @param loadEnvironment returns the environment of a site
 */
export function submissionsCommand(
  loadEnvironment: (root: string) => Environment,
  now = () => new Date(),
): CommandGroup {
  const verbs = Object.entries<VerbRules>(verbRules).map(([name, { summary, options, takes = '' }]) =>
    defineCommand({
      name,
      summary,
      options,
      takes,
      run: ({ values, positionals, ...terminal }) => {
        const { site } = terminal.roots;
        const call = parseArguments(name as OwnerVerb, positionals, values);
        return runVerb(site, call, loadEnvironment(site), terminal, now);
      },
    }),
  );
  return {
    name: 'submissions',
    summary: 'lists, exports, releases, erases and backs up submissions',
    verbs: () => Promise.resolve(verbs),
  };
}

/**
 * Runs a subcommand.
 * @returns the exit code: 0; 1 if it failed; 2 if the environment is invalid
 */
async function runVerb(
  root: string,
  call: Arguments,
  env: Environment,
  terminal: Terminal,
  now: () => Date,
): Promise<ExitCode> {
  try {
    const config = readConfig(env, root);
    const folder = path.join(root, 'dist');
    if (call.verb === 'restore') {
      if (isRemote(config)) await restoreToRemoteStore(terminal, call.word!, root, config);
      else await runRestore(terminal, call.word!, config, config.dataDir);
      return 0;
    }
    if (call.verb === 'move-store') {
      await moveStore(terminal, { from: call.values['from'], to: call.values['to'], root, config });
      return 0;
    }
    const verifiesFolder = hasStore(config) && !isRemote(config);
    if (call.verb === 'verify' && (call.word !== undefined || verifiesFolder)) {
      const limits = retentionLimits(builtForms(folder), now());
      await verify(terminal, call.word, { keys: config, dataDir: config.dataDir, limits });
      return 0;
    }
    if (!hasStore(config)) {
      terminal.out(`There are no submissions yet: there is no database in ${config.dataDir}.\n`);
      return call.verb === 'list' ? 0 : 1;
    }
    const site = readBuiltSiteData(folder);
    const { t } = createLocale(site);
    const use = call.verb === 'backup' ? 'copy' : 'command';
    const store = await openConfiguredStore(config, use, { waitMs: 5000 });
    try {
      const context = {
        store,
        definitions: site.forms,
        t,
        timeZone: site.timeZone,
        settings: config,
        now,
        ...terminal,
        ask: terminal.ask,
      };
      if (call.verb === 'backup')
        await backup(context, call.word!, { keys: config, site: folder, prune: call.flags.has('prune') });
      else if (call.verb === 'verify') await verifyRemoteStore(context, retentionLimits(site.forms, now()));
      else await run(context, call);
    } finally {
      await store.close();
    }
    return 0;
  } catch (error) {
    if (error instanceof StoreRequestError) {
      const config = readConfig(env, root);
      const store = { place: storePlace(config), isRemote: isRemote(config) };
      terminal.err(`The command failed: ${failureReason(error, store)}\n`);
      return 1;
    }
    const isWrong = error instanceof ConfigError;
    const isExplained = [CommandError, StoreError, MissingBuildError, BackupError].some(
      (kind) => error instanceof kind,
    );
    if (error instanceof UsageError || (!isWrong && !isExplained)) throw error;
    terminal.err(`${(error as Error).message}\n`);
    return isWrong ? 2 : 1;
  }
}

async function run(
  context: OwnerContext,
  { verb, word: reference = '', values, flags }: Arguments,
): Promise<void> {
  switch (verb) {
    case 'list':
      return listSubmissions(context, values);
    case 'show':
      return showSubmission(context, await submissionBy(context, reference));
    case 'export':
      return exportAll(context, { ...values, bom: flags.has('bom') });
    case 'answered':
      return markAnswered(context, reference);
    case 'retry':
      return flags.has('failed') ? retryFailed(context) : retry(context, reference);
    case 'release':
      if (hasConditions(values)) return releaseSelected(context, values, flags.has('yes'));
      return releaseSubmission(context, reference);
    case 'retention':
      return retention(context, {
        erase: flags.has('erase'),
        yes: flags.has('yes'),
        includesUndelivered: flags.has('even-undelivered'),
        most: flags.has('most'),
        selection: values,
      });
    case 'erase': {
      const options = { yes: flags.has('yes'), includesUndelivered: flags.has('even-undelivered') };
      if (hasConditions(values)) return eraseSelected(context, values, options);
      return erase(context, reference, options);
    }
  }
}

/** The forms of the build; empty without a build, because a backup can be verified without a site. */
function builtForms(folder: string): FormDefinition[] {
  return existsSync(path.join(folder, builtSiteFile)) ? readBuiltSiteData(folder).forms : [];
}
