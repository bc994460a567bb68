import type { Roots } from '../../build/roots.ts';

/** What a verb of the command is called with. */
export interface Call {
  roots: Roots;
  /** What stands behind the verb. */
  args: readonly string[];
  out(text: string): void;
  err(text: string): void;
  /** Asks the person at the terminal; undefined where nobody is there to answer. */
  ask?: ((question: string) => Promise<string>) | undefined;
}

/** A verb of `npm run content`: 0 where it did what was asked, 1 where it could not, 2 where it was not understood. */
export interface Verb {
  /** What is typed behind the verb. */
  usage: string;
  /** What it does, in one line. */
  help: string;
  run(call: Call): Promise<0 | 1 | 2>;
}

/** The call was not understood; the command shows how the verb is used. */
export class WrongCall extends Error {}
