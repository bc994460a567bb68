import type { Roots } from '../../../src/site-build/roots.ts';
import { UsageError } from '../../../src/command/command.ts';
import { build } from '../../../src/tools/build-command.ts';
import { contentChanges, routesBeforeAndAfter } from '../../../src/tools/content/changes/content-changes.ts';
import { shotsCommand, type ShotsValues } from './shots-command.ts';

/**
 * Takes or compares pictures of a site, after building it.
 * @throws UsageError with a message if that is impossible
 */
export async function runShots(
  roots: Roots,
  values: ShotsValues,
  positionals: string[],
  out: (text: string) => void,
): Promise<0 | 1> {
  try {
    return await shotsCommand(roots, values, positionals, {
      print: (line) => out(`${line}\n`),
      build: (which = roots) => build(which),
      changedSince: async (commit) => routesBeforeAndAfter(await contentChanges(roots, commit)),
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
