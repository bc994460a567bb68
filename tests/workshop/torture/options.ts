import { parseArgs } from 'node:util';

export const usage = `npm run torture [-- --long --only kill,power --seed N --case N --cases N --seconds N --json --site DIR]
  --long     as many cases as a promise is worth: an hour and more; a few of each unless told
  --only     lines by their names, with commas between; all unless told
  --seed     a whole number: the same makes the same cases; 1 unless told
  --case     only the case with this number of each line, as a loss names it
  --cases    so many cases of each line, in place of what --long or its absence says
  --seconds  for how long a load is held, in place of the same
  --json     the table as JSON
  --site     a site whose dist/ was built: its pages are what visitors load; this one unless told
Exit code 1: something was lost. Each loss says how to repeat its case. What needs a program that is not installed
(strace, nginx, unshare) is left out, and the table says so. Figures of loads are worth something on a quiet machine alone:
the server and those who call it share its processors.`;

export interface TortureOptions {
  long: boolean;
  only: string[] | undefined;
  seed: number;
  case?: number;
  cases?: number;
  seconds?: number;
  json: boolean;
  help: boolean;
}

/** What the command was asked for, or in a sentence why it can't be understood. */
export function readOptions(argv: string[], names: readonly string[]): TortureOptions | string {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      args: argv,
      options: {
        long: flag,
        json: flag,
        help: flag,
        only: text,
        seed: { type: 'string', default: '1' },
        case: text,
        cases: text,
        seconds: text,
      },
    });
    const seed = Number(values.seed);
    if (!Number.isInteger(seed)) return `--seed ${values.seed} is not a whole number.`;
    const only = values.only?.split(',');
    const unknown = only?.find((name) => !names.includes(name));
    if (unknown !== undefined) return `--only ${unknown} is no line: ${names.join(', ')}.`;
    const counts: Partial<Record<'case' | 'cases' | 'seconds', number>> = {};
    for (const name of ['case', 'cases', 'seconds'] as const) {
      const given = values[name];
      if (given === undefined) continue;
      if (!/^[1-9]\d{0,5}$/.test(given)) return `--${name} ${given} is not a whole number from 1 on.`;
      counts[name] = Number(given);
    }
    const { long, json, help } = values;
    return { long, json, help, seed, only, ...counts };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
