import type { Diagnostic } from '../../core/diagnostic.ts';
import type { FileMemory } from '../../core/file-memory.ts';
import { lazyChecks } from '../lazy-checks.ts';
import type { Judge } from '../validate-site.ts';

/**
 * Judges each file by itself, to show pages before rules go across thousands of files: what those have found stays as it was
 * until then.
 * @param earlier the faults of before
 * @param changed the paths of the files that are others now
 */
export function changedFilesValidator(
  known: FileMemory,
  earlier: readonly Diagnostic[],
  changed: ReadonlySet<string> = new Set(),
): Judge {
  const others = earlier.filter(({ file }) => !changed.has(file));
  return { checks: lazyChecks, memory: { ...known, acrossFiles: () => others } };
}
