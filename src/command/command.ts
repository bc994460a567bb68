import type { parseArgs } from 'node:util';
import type { Roots } from '../site-build/roots.ts';

/** 0: done; 1: it could not be done, or faults were found; 2: the call was not understood. */
export type ExitCode = 0 | 1 | 2;

/** An option, as node:util's `parseArgs` takes it, with what the help says of it. */
export interface OptionRules {
  type: 'string' | 'boolean';
  /** What it does, in one line. */
  help: string;
  /** What its value is called in the help: DIR. */
  value?: string;
  default?: string | boolean;
}

export type Options = Readonly<Record<string, OptionRules>>;

/** What was given for each option. */
export type Values<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true }>
>['values'];

/** Where a command is called, and what answers there. */
export interface Terminal {
  roots: Roots;
  out(text: string): void;
  err(text: string): void;
  /** Asks the person at the terminal; `undefined` if nobody is there to answer. */
  ask?: ((question: string) => Promise<string>) | undefined;
  colours: boolean;
  /** How wide the terminal is. */
  columns: number;
}

export interface Context<V = object> extends Terminal {
  values: V;
  /** The words that are not options. */
  positionals: string[];
}

/** Something that can be called by its name. */
export interface Command<O extends Options = Options> {
  name: string;
  /** What it does, in one line. */
  summary: string;
  /** The words that it takes besides options: PATH…. Default: none. */
  takes?: string;
  options: O;
  /** What the help says below the options. */
  details?: string;
  /** Whether every word is taken as it is typed: a token of the theme begins with `--`. */
  verbatim?: boolean;
  /** Whether it runs without content: a site is made by it, or needs none. */
  withoutSite?: boolean;
  run(context: Context<Values<O>>): Promise<ExitCode>;
}

/** A command of several: the first word says which. */
export interface CommandGroup {
  name: string;
  summary: string;
  details?: string;
  /** Its commands, loaded when one of them is called. */
  verbs(): Promise<readonly Command[]>;
}

/** Declares a command; what `run` gets follows from the options. */
export function defineCommand<const O extends Options>(command: Command<O>): Command {
  // A command is kept beside others: which options it has is known to itself alone.
  return command as unknown as Command;
}

/** The call was not understood: exit code 2, and the command's usage is shown. */
export class WrongCall extends Error {
  override name = 'WrongCall';
}

/** What was asked for can't be done: exit code 1, and this sentence. */
export class CannotDo extends Error {
  override name = 'CannotDo';
}
