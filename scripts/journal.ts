import type { Roots } from '../src/site-build/roots.ts';
import { publishIssue } from '../src/journal/node/build/publish-issue.ts';
import { journalCommand } from '../src/journal/node/build/journal-command.ts';
import { loadEnvFile } from '../src/server/config/env-file.ts';
import { readConfig } from '../src/server/config/config.ts';
import { readSubmission } from '../src/server/owner-cli/read-submission.ts';
import { build } from '../src/tools/build-command.ts';
import { moveEdited } from '../src/tools/content/plan/move-edited.ts';
import { scaffoldSeveral } from '../src/tools/scaffold/scaffold.ts';

/** Runs a subcommand of the journal, with functions from other rooms. */
export function runJournal(roots: Roots, args: readonly string[]): ReturnType<typeof journalCommand> {
  loadEnvFile(roots.site);
  const [verb, issue, ...flags] = args;
  if (verb === 'publish' && issue !== undefined) {
    const tools = { run: (more: readonly string[]) => runJournal(roots, more), build: () => build(roots) };
    return publishIssue(roots, issue, !flags.includes('--yes'), tools);
  }
  const isUsage = args[0] === 'usage' && args.slice(1).every((word) => word.startsWith('--'));
  return journalCommand(
    roots,
    isUsage ? [...args, readConfig(process.env, roots.site).dataDir] : args,
    new Date(),
    scaffoldSeveral(roots),
    (wanted) => moveEdited(roots, wanted),
    // Loaded on demand, because it needs development packages.
    async () => (await import('../src/tools/start-printer.ts')).startPrinter(),
    (reference) => readSubmission(roots.site, process.env, reference),
  );
}
