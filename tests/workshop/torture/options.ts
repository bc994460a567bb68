import { UsageError } from '../../../src/command/command.ts';

export interface TortureOptions {
  long: boolean;
  only: string[] | undefined;
  seed: number;
  case?: number;
  cases?: number;
  seconds?: number;
  json: boolean;
}

export interface TortureValues {
  long?: boolean | undefined;
  json?: boolean | undefined;
  only?: string | undefined;
  seed: string;
  case?: string | undefined;
  cases?: string | undefined;
  seconds?: string | undefined;
}

/** The options of a call. @param names of the scenarios @throws UsageError if they are invalid */
export function tortureOptions(
  { long = false, json = false, ...values }: TortureValues,
  names: readonly string[],
): TortureOptions {
  const seed = Number(values.seed);
  if (!Number.isInteger(seed)) throw new UsageError(`--seed ${values.seed} is not a whole number.`);
  const only = values.only?.split(',');
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new UsageError(`--only ${unknown} is no scenario: ${names.join(', ')}.`);
  const counts: Partial<Record<'case' | 'cases' | 'seconds', number>> = {};
  for (const name of ['case', 'cases', 'seconds'] as const) {
    const given = values[name];
    if (given === undefined) continue;
    if (!/^[1-9]\d{0,5}$/.test(given))
      throw new UsageError(`--${name} ${given} is not a whole number of at least 1.`);
    counts[name] = Number(given);
  }
  return { long, json, seed, only, ...counts };
}
