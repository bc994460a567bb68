import { journalCommand } from '../src/journal/build/journal-command.ts';
import { loadEnvFile } from '../src/server/config/env-file.ts';
import { readConfig } from '../src/server/config/config.ts';
import { readSubmission } from '../src/server/owner-cli/read-submission.ts';
import { moveEdited } from '../src/tools/content/plan/move-edited.ts';
import { scaffold } from '../src/tools/scaffold/scaffold.ts';
import { rootsOfCall } from './roots.ts';

const { roots, rest } = rootsOfCall();
loadEnvFile(roots.site);
/** Developers’ packages know how to start a browser: only printing asks for them. */
const startPrinter = async () => (await import('../src/tools/start-printer.ts')).startPrinter();
const { text, code } = await journalCommand(
  roots,
  withDataFolder(rest),
  new Date(),
  (wanted) => scaffold(roots, wanted),
  (wanted) => moveEdited(roots, wanted),
  startPrinter,
  (reference) => readSubmission(roots.site, process.env, reference),
);
process[code === 0 ? 'stdout' : 'stderr'].write(text);
process.exitCode = code;

/** Where nobody names a folder, the counts are those of the server here. */
function withDataFolder(words: readonly string[]): readonly string[] {
  if (words[0] !== 'usage' || words.slice(1).some((word) => !word.startsWith('--'))) return words;
  return [...words, readConfig(process.env, roots.site).dataDir];
}
