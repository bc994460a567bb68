import { parseArgs } from 'node:util';

/** What `npm run migrate` is called with. */
export interface MigrateOptions {
  /** Whether it was agreed to beforehand. */
  yes: boolean;
  /** Whether nothing is to be written. */
  check: boolean;
  /** Files that are as old as this number says, whatever the site's number is. */
  only?: { from: number; paths: string[] };
}

export const USAGE = 'npm run migrate [-- --yes | --check | --from NUMBER PATH… [--yes]]';

/** @returns a sentence where the call was not understood */
export function migrateOptions(args: readonly string[]): MigrateOptions | string {
  const options = {
    yes: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    from: { type: 'string' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const { yes, check, from } = values;
    if (yes && check) return 'Say --yes or --check.';
    if (from === undefined && positionals.length > 0) return 'Single files need --from: how old they are.';
    if (from === undefined) return { yes, check };
    if (!/^\d{1,4}$/.test(from)) return `"${from}" is no number of a migration.`;
    if (positionals.length === 0) return 'Name the files that are as old as --from says.';
    return { yes, check, only: { from: Number(from), paths: positionals } };
  } catch (error) {
    return (error as Error).message;
  }
}
