import { parseArgs } from 'node:util';
import { extensionCorpora } from './corpus/extension-corpus.ts';

export const usage = `npm run bench [-- --sizes 50,1000 --of NAME --only validate --runs 3 --json --compare FILE]
  --sizes    how many pages the corpora have: 50,1000,10000 unless told
  --of       an extension: its pages in place of plain ones; sizes then count what it is made of
  --only     what is measured: validate, build, dev (its start, and saves), pages (the first and the next one),
             interactions (what is pressed and typed), search (what each letter of a search brings), with commas
             between; all unless told
  --runs     how often each is run, in turns; medians count: 3 unless told
  --seed     a whole number: the same makes the same pages; 1 unless told
  --json     print what was measured as JSON, each run of it
  --compare  a file with such JSON: say what has changed since
  --write    a folder: write the corpora there, one folder for each size, and measure nothing
  --help     this
Ratios are to reading and parsing the pages, to a bare loop of React’s renderToString over them, and to Eleventy with a
template in JavaScript, which the first run installs into a folder of its own. Share pictures and compression are off but
in the lines that name them. Pages are opened in Chromium beside the same pages made by hand. Every kind of thing that can be pressed
or typed into on --site, or on this site, or with --of on the largest of its corpora, is tried with a processor four times
slower (ms until the next paint), and at full speed (cpu ms of the page's thread until then). On the same pages two words are
searched for, letter by letter (ms until what they have found is painted). MB of a save are what the development server holds after it.
The tables are worth something on a quiet machine alone.`;

const kinds = ['validate', 'build', 'dev', 'pages', 'interactions', 'search'] as const;
export type Kind = (typeof kinds)[number];

export interface BenchOptions {
  sizes: number[];
  only: Kind[];
  runs: number;
  seed: number;
  of?: string | undefined;
  json: boolean;
  compare?: string | undefined;
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
        of: { type: 'string' },
        only: { type: 'string', default: kinds.join(',') },
        runs: { type: 'string', default: '3' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
        compare: { type: 'string' },
        write: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    const sizes = values.sizes.split(',').map(Number);
    if (!sizes.every((size) => Number.isInteger(size) && size >= 3))
      return `--sizes ${values.sizes} are not numbers of pages, of which each corpus has three at least.`;
    const [runs, seed] = [Number(values.runs), Number(values.seed)];
    if (!Number.isInteger(runs) || runs < 1) return `--runs ${values.runs} is not a number of runs.`;
    if (!Number.isInteger(seed)) return `--seed ${values.seed} is not a whole number.`;
    const wanted = values.only.split(',');
    const unknown = wanted.find((name) => !kinds.some((kind) => kind === name));
    if (unknown !== undefined) return `--only ${unknown} is nothing that is measured: ${kinds.join(', ')}.`;
    const { of } = values;
    const brought = extensionCorpora();
    if (of !== undefined && !brought.includes(of))
      return `--of ${of} brings no corpus: ${brought.join(', ')}.`;
    // How pages come is measured on plain ones, which can be made by hand as well.
    const only = kinds.filter((kind) => wanted.includes(kind) && !(of !== undefined && kind === 'pages'));
    if (only.length === 0) return `--only ${values.only} is measured on plain pages alone, without --of.`;
    return { ...values, sizes, only, runs, seed };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
