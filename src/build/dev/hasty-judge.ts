import type { Diagnostic } from '../../core/diagnostic.ts';
import type { FileMemory } from '../../core/file-memory.ts';
import type { ProjectFile } from '../../core/project.ts';
import { lateChecks } from '../late-checks.ts';
import type { Judge } from '../validate-site.ts';

/**
 * Judges pages that have changed by themselves, to show them before rules go across thousands of files: what those found
 * in other files stays until then.
 * @param earlier the faults of before
 */
export function hastyJudge(
  known: FileMemory,
  changed: readonly ProjectFile[],
  earlier: readonly Diagnostic[],
): Judge {
  const paths = new Set(changed.map(({ path }) => path));
  const others = earlier.filter(({ file }) => !paths.has(file));
  return { checks: lateChecks, memory: { ...known, acrossFiles: () => others } };
}
