import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Roots } from '../src/build/roots.ts';
import { rootsOfCall } from './roots.ts';

/**
 * The folders of this call, and its options. What it does not know ends it with exit code 2, a sentence and the usage: a word
 * that is passed over in silence looks as if it was obeyed.
 * @param options that it knows besides `--site DIR`
 */
export function wordsOfCall<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  const { roots, rest } = rootsOfCall();
  try {
    return { roots, ...parseArgs({ args: rest, options }) };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}

/** The folders of a call that takes no options but `--site DIR`. */
export function rootsAlone(usage: string): Roots {
  return wordsOfCall(usage, {}).roots;
}
