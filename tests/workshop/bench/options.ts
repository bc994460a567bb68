import { UsageError } from '../../../src/command/command.ts';
import { extensionCorpora } from './corpus/extension-corpus.ts';

const kinds = ['validate', 'build', 'dev', 'pages', 'interactions', 'search', 'studio'] as const;
export type Kind = (typeof kinds)[number];

export interface BenchOptions {
  sizes: number[];
  only: Kind[];
  runs: number;
  seed: number;
  of?: string | undefined;
  json: boolean;
  compare?: string | undefined;
  /** The folder for writing corpora, if requested. */
  write?: string | undefined;
}

export interface BenchValues {
  sizes: string;
  only?: string | undefined;
  runs: string;
  seed: string;
  of?: string | undefined;
  json?: boolean | undefined;
  compare?: string | undefined;
  write?: string | undefined;
}

/** The measures of a call. @throws UsageError if it is invalid */
export function benchOptions({
  only: named = kinds.join(','),
  of,
  json = false,
  ...values
}: BenchValues): BenchOptions {
  const sizes = values.sizes.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size >= 3))
    throw new UsageError(
      `--sizes ${values.sizes} is not a list of numbers such as 50,1000; each corpus has at least three pages.`,
    );
  const [runs, seed] = [Number(values.runs), Number(values.seed)];
  if (!Number.isInteger(runs) || runs < 1)
    throw new UsageError(`--runs ${values.runs} is not a number of runs.`);
  if (!Number.isInteger(seed)) throw new UsageError(`--seed ${values.seed} is not a whole number.`);
  const wanted = named.split(',');
  const unknown = wanted.find((name) => !kinds.some((kind) => kind === name));
  if (unknown !== undefined) throw new UsageError(`--only ${unknown} is not a measure: ${kinds.join(', ')}.`);
  const brought = extensionCorpora();
  if (of !== undefined && !brought.includes(of))
    throw new UsageError(`--of ${of} has no corpus: ${brought.join(', ')}.`);
  // Page loads are measured on plain pages, which can also be made by hand.
  const only = kinds.filter((kind) => wanted.includes(kind) && !(of !== undefined && kind === 'pages'));
  if (only.length === 0)
    throw new UsageError(`--only ${named} is measured only on plain pages, without --of.`);
  return { ...values, of, json, sizes, only, runs, seed };
}
