import {
  build,
  loadEnvFile,
  moveEdited,
  readConfig,
  readSubmission,
  scaffoldSeveral,
} from 'pagewright/command';
import type { Roots } from 'pagewright/extension';
import { journalCommand } from './journal-command.ts';
import { publishIssue } from './publish-issue.ts';

/** Runs a subcommand of the journal, with functions of the engine. */
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
    async () => (await import('pagewright/printer')).startPrinter(),
    (reference) => readSubmission(roots.site, process.env, reference),
  );
}
