import type { parseArgs } from 'node:util';
import type { Roots } from '../site-build/roots.ts';

/** 0: success; 1: failure, or diagnostics were found; 2: invalid call. */
export type ExitCode = 0 | 1 | 2;

/** An option of node:util's `parseArgs`, with its help. */
export interface OptionRules {
  type: 'string' | 'boolean';
  /** Its description, in one line. */
  help: string;
  /** The name of its value in the help: DIR. */
  value?: string;
  default?: string | boolean;
}

/** The options of a command, by name. */
export type Options = Readonly<Record<string, OptionRules>>;

/** The given values of options. */
export type Values<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true }>
>['values'];

/** The surroundings of a call. */
export interface Terminal {
  roots: Roots;
  out(text: string): void;
  err(text: string): void;
  /** Asks the user at the terminal; undefined if there is no terminal. */
  ask?: ((question: string) => Promise<string>) | undefined;
  hasColours: boolean;
  /** The width of the terminal. */
  columns: number;
}

/** The input of a running command: its options and arguments, and the terminal. */
export interface CommandContext<V = object> extends Terminal {
  values: V;
  /** The arguments that are not options. */
  positionals: string[];
}

/** A command, called by name. */
export interface Command<O extends Options = Options> {
  name: string;
  /** Its description, in one line. */
  summary: string;
  /** Its positional arguments: PATH…. Default: none */
  takes?: string;
  options: O;
  /** Additional help text, shown below the options. */
  details?: string;
  /**
   * Whether all arguments are taken literally, because they may begin with `--`, like tokens of the theme.
   */
  isVerbatim?: boolean;
  /** Whether it runs without content: it creates a site, or needs none. */
  needsNoSite?: boolean;
  run(context: CommandContext<Values<O>>): Promise<ExitCode>;
}

/** A command with subcommands: the first argument selects one. */
export interface CommandGroup {
  name: string;
  summary: string;
  details?: string;
  /** Its subcommands, loaded on demand. */
  verbs(): Promise<readonly Command[]>;
}

/** Declares a command; the parameters of `run` are typed by its options. */
export function defineCommand<const O extends Options>(command: Command<O>): Command {
  // Lists of commands do not depend on the options of each.
  return command as unknown as Command;
}

/** An invalid call: the exit code is 2, and the command's usage is shown. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A failed command: the exit code is 1, and this message is shown. */
export class CannotDoError extends Error {
  override name = 'CannotDoError';
}
