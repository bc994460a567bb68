import { parseArgs } from 'node:util';

export const usage = `npm run bench [-- --sizes 50,1000 --seed 1]
  --sizes   how many pages the corpora have
  --seed    a whole number: the same makes the same pages
  --write   a folder: write the corpora there, one folder for each size, and measure nothing
  --help    this`;

export interface BenchOptions {
  sizes: number[];
  seed: number;
  /** Where corpora are written to, where nothing else is asked for. */
  write?: string | undefined;
  help: boolean;
}

/** What the command was asked for, or in a sentence why it can't be understood. */
export function readOptions(argv: string[]): BenchOptions | string {
  try {
    const { values } = parseArgs({
      args: argv,
      options: {
        sizes: { type: 'string', default: '50,1000,10000' },
        seed: { type: 'string', default: '1' },
        write: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    const sizes = values.sizes.split(',').map(Number);
    if (!sizes.every((size) => Number.isInteger(size) && size >= 3))
      return `--sizes ${values.sizes} are not numbers of pages, of which each corpus has three at least.`;
    const seed = Number(values.seed);
    if (!Number.isInteger(seed)) return `--seed ${values.seed} is not a whole number.`;
    return { sizes, seed, write: values.write, help: values.help };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
