import type { ContentVersions } from '../../authoring/migrations/content-versions.ts';
import { UsageError } from '../../command/command.ts';

/** The options of `npm run migrate`. */
export interface MigrateOptions {
  /** Whether the change was confirmed in advance. */
  yes: boolean;
  /** Whether to check only, and write nothing. */
  check: boolean;
  /** Files of these versions, regardless of the site's versions. */
  only?: { from: ContentVersions; paths: string[] };
}

/** The options of `migrate`, as `parseArgs` returns them. */
export interface MigrateValues {
  yes?: boolean | undefined;
  check?: boolean | undefined;
  from?: string | undefined;
}

/**
 * Parses the options.
 * @throws UsageError if they contradict each other
 */
export function migrateOptions(
  { yes = false, check = false, from }: MigrateValues,
  paths: string[],
): MigrateOptions {
  if (yes && check) throw new UsageError('Use either --yes or --check.');
  if (from === undefined && paths.length > 0)
    throw new UsageError('Single files need --from: their version.');
  if (from === undefined) return { yes, check };
  const [, owner = '', number] = /^(?:([a-z][a-z0-9-]*)=)?(\d{1,4})$/.exec(from) ?? [];
  if (number === undefined)
    throw new UsageError(`"${from}" is not the number of a migration, such as 3 or project=3.`);
  if (paths.length === 0) throw new UsageError('Name the files of the version in --from.');
  return { yes, check, only: { from: { [owner]: Number(number) }, paths } };
}
