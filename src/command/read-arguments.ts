import { parseArgs } from 'node:util';
import { didYouMean } from '../core/schema/suggest.ts';
import { UsageError, type Options, type Values } from './command.ts';

/**
 * Parses the arguments after a command's name.
 * @param takes the positional arguments as the help shows them. Default: the command accepts none
 * @throws UsageError with a message for the user
 */
export function readArguments<O extends Options>(
  args: readonly string[],
  options: O,
  takes?: string,
): { values: Values<O>; positionals: string[] } {
  try {
    const read = parseArgs({ args: [...args], options, allowPositionals: true });
    const [first] = read.positionals;
    if (takes === undefined && first !== undefined)
      throw new UsageError(`"${first}" is not an option: only options are accepted here.`);
    return read;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(explainError(error, Object.keys(options)), { cause: error });
  }
}

function explainError({ message }: TypeError, knownNames: readonly string[]): string {
  const unknown = /Unknown option '(-[^' ]*)/.exec(message)?.[1];
  if (unknown !== undefined) {
    const names = [...knownNames, 'help', 'site'].map((name) => `--${name}`);
    return [`There is no option ${unknown} here.`, didYouMean(unknown, names)].filter(Boolean).join(' ');
  }
  const lacking = /Option '(?:-., )?(--[^' ]+)(?: <value>)?' argument/.exec(message)?.[1];
  if (lacking !== undefined) return `${lacking} needs a value.`;
  const valued = /Option '(--[^' ]+)' does not take an argument/.exec(message)?.[1];
  return valued === undefined ? message : `${valued} takes no value.`;
}
