import { readJson } from '../../core/json/json-source.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { ProjectFile } from '../../core/project.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';

/**
 * Replaces an invalid `_site.json`, so that pages can still be rendered: by the file without its invalid
 * keys, or by its last valid version.
 * @returns undefined if neither is usable
 */
export function usableSiteFile(
  file: ProjectFile | null,
  set: SchemaSet,
  diagnostics: readonly Diagnostic[],
  lastValid: ProjectFile | undefined,
): ProjectFile | undefined {
  if (!file) return lastValid;
  const source = readJson(file);
  const { data } = source;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return lastValid;
  const isInvalid = (key: string) => {
    const range = source.locate([key], 'value');
    const name = source.locate([key], 'key');
    return diagnostics.some(
      ({ file: at, severity, line }) =>
        at === file.path && severity === 'error' && line >= name.line && line <= range.endLine,
    );
  };
  const validKeys = Object.fromEntries(Object.entries(data).filter(([key]) => !isInvalid(key)));
  if (!set.validators.site?.(validKeys)) return lastValid;
  return { path: file.path, text: JSON.stringify(validKeys) };
}
