import type { Diagnostic } from '../../core/diagnostic.ts';
import type { FileMemory } from '../../core/file-memory.ts';
import { lateChecks } from '../late-checks.ts';
import type { Judge } from '../validate-site.ts';

/**
 * Judges each file by itself, to show pages before rules go across thousands of files: what those have found stays as it was
 * until then.
 * @param earlier the faults of before
 * @param changed the paths of the files that are others now
 */
export function hastyJudge(
  known: FileMemory,
  earlier: readonly Diagnostic[],
  changed: ReadonlySet<string> = new Set(),
): Judge {
  const others = earlier.filter(({ file }) => !changed.has(file));
  return { checks: lateChecks, memory: { ...known, acrossFiles: () => others } };
}
