import type { Diagnostic } from '../../core/diagnostic.ts';
import type { FileCache } from '../../core/file-cache.ts';
import { lazyChecks } from '../lazy-checks.ts';
import type { ContentValidator } from '../validate-site.ts';

/**
 * Validates each changed file separately, so that pages are shown before the rules across thousands of files
 * run. The earlier diagnostics of those rules stay until then.
 * @param earlier the previous diagnostics
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
