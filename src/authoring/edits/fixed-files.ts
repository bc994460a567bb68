import { applyFixes } from './apply-fixes.ts';
import { textFiles } from '../../core/content/text-files.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Project, ProjectFile } from '../../core/project.ts';

/** A file with its safe fixes applied, and their number. */
export interface FixedFile extends ProjectFile {
  count: number;
}

/** The text files of a site that change when every safe fix is applied. */
export function fixedFiles(project: Project, found: readonly Diagnostic[]): FixedFile[] {
  const certain = Map.groupBy(
    found.filter(({ guess }) => !guess),
    ({ file }) => file,
  );
  return textFiles(project).flatMap(({ path, text }) => {
    const fixed = applyFixes(text, certain.get(path) ?? []);
    return fixed.count > 0 ? [{ path, ...fixed }] : [];
  });
}
