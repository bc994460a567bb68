import { ContentError } from '../core/content-error.ts';
import { didYouMean } from '../core/schema/suggest.ts';
import {
  CannotDoError,
  UsageError,
  type Command,
  type CommandGroup,
  type ExitCode,
  type Terminal,
} from './command.ts';
import { commandHelp, groupHelp, usageLine } from './help.ts';
import { readArguments } from './read-arguments.ts';

/**
 * Runs a command with the arguments after its name. Invalid calls and failures are printed; other errors are
 * thrown.
 * @param typed the words with which the user calls the command, including its name
 */
export async function runCommand(
  command: Command | CommandGroup,
  args: readonly string[],
  terminal: Terminal,
  typed = `npm run ${command.name} --`,
): Promise<ExitCode> {
  if ('verbs' in command) return runVerb(command, args, terminal, typed);
  if (asksForHelp(args)) {
    terminal.out(commandHelp(typed, command));
    return 0;
  }
  try {
    const parsed = command.isVerbatim
      ? { values: {}, positionals: [...args] }
      : readArguments(args, command.options, command.takes);
    return await command.run({ ...terminal, ...parsed });
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.err(`${error.message}\n${usageLine(typed, command)}\n`);
      return 2;
    }
    if (!(error instanceof CannotDoError || error instanceof ContentError)) throw error;
    terminal.err(`${error.message}\n`);
    return 1;
  }
}

async function runVerb(
  group: CommandGroup,
  [name = '', ...args]: readonly string[],
  terminal: Terminal,
  typed: string,
): Promise<ExitCode> {
  const verbs = await group.verbs();
  const verb = verbs.find((each) => each.name === name);
  if (verb) return runCommand(verb, args, terminal, `${typed} ${name}`);
  const help = groupHelp(typed, group, verbs);
  if (name === 'help' || name === '--help') {
    terminal.out(help);
    return 0;
  }
  const suggestion = didYouMean(
    name,
    verbs.map((each) => each.name),
  );
  terminal.err(
    name === '' ? help : `There is no verb "${name}". ${suggestion ?? ''}`.trimEnd().concat(`\n${help}`),
  );
  return 2;
}

/** Arguments after `--` are not options. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).includes('--help');
}
