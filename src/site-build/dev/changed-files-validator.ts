import type { Diagnostic } from '../../core/diagnostic.ts';
import type { FileCache } from '../../core/file-cache.ts';
import { lazyChecks } from '../lazy-checks.ts';
import type { ContentValidator } from '../validate-site.ts';

/**
 * A validator for development that checks only the changed files, so that pages appear at once. The rules across
 * files run later; until then it returns their earlier diagnostics, except those in changed files.
 * @param known the cached results of the other files
 * @param earlier the diagnostics of the previous validation
 * @param changed the paths of changed files
 */
export function changedFilesValidator(
  known: FileCache,
  earlier: readonly Diagnostic[],
  changed: ReadonlySet<string> = new Set(),
): ContentValidator {
  const others = earlier.filter(({ file }) => !changed.has(file));
  return { checks: lazyChecks, fileCache: { ...known, acrossFiles: () => others } };
}
