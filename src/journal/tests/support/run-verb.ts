import { parseArgs } from 'node:util';
import type { Roots } from 'pagewright/extension';
import type { CommandResult } from '../../node/verbs/command-result.ts';
import type { JournalTools } from '../../node/verbs/journal-tools.ts';
import { journalVerbs } from '../../node/verbs/journal-verbs.ts';

/**
 * Runs a verb of `npm run journal`.
 * @param words the verb and its arguments
 * @param tools the functions that it may use. Default: none, on 1 October 2025
 * @throws UsageError for wrong arguments
 */
export async function runVerb(
  roots: Roots,
  [name, ...args]: readonly string[],
  tools: Partial<JournalTools> = {},
): Promise<CommandResult> {
  const unwanted = () => Promise.reject(new Error('This verb needs no tool.'));
  const given: JournalTools = {
    now: new Date('2025-10-01'),
    newPage: unwanted,
    movePage: unwanted,
    startPrinter: unwanted,
    readSubmission: unwanted,
    build: unwanted,
    dataFolder: () => '/nowhere',
    ...tools,
  };
  const verb = journalVerbs(() => given).find((each) => each.name === name)!;
  const read = parseArgs({ args, options: verb.options, allowPositionals: true });
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const terminal = { roots, out: print, err: print, hasColours: false, columns: 80 };
  const code = await verb.run({ ...terminal, ...read });
  return { text: printed.join(''), code };
}
