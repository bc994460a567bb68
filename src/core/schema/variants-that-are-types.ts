import type { JsonObject } from '../content/valid-page.ts';
import type { JsonPath } from '../json/json-source.ts';
import type { SchemaSet } from './compose-schema.ts';
import { findValueAt } from '../json/data-path.ts';
import { findSectionByAlias } from './other-names.ts';
import type { SchemaMismatch } from './schema-mismatch.ts';

/** The keyword of the error that replaces the others. */
export const VARIANT_IS_TYPE = 'variantIsType';

/**
 * Finds sections whose `variant` is now the name of a section type, as in old content. Such a section gets one
 * diagnostic: its other errors are consequences, because its keys belong to the other type.
 */
export function variantsThatAreTypes(
  set: SchemaSet,
  data: unknown,
  diagnostics: readonly SchemaMismatch[],
): SchemaMismatch[] {
  const found = diagnostics.flatMap((diagnostic): SchemaMismatch[] => {
    const path = sectionPath(diagnostic);
    const section = path && (findValueAt(data, path) as JsonObject);
    if (!path || !section || !set.sections.has(String(section['type']))) return [];
    const called = findSectionByAlias(String(section['variant']), set.sections);
    if (!called || called.variant !== undefined || called.type === section['type']) return [];
    return [{ ...diagnostic, path, value: section, keyword: VARIANT_IS_TYPE, params: { type: called.type } }];
  });
  if (found.length === 0) return [...diagnostics];
  const isInside = ({ path }: SchemaMismatch, outer: SchemaMismatch) =>
    outer.path.every((key, depth) => path[depth] === key);
  return [...diagnostics.filter((diagnostic) => !found.some((one) => isInside(diagnostic, one))), ...found];
}

/** The path of the section whose variant causes an error. */
function sectionPath({ keyword, params, path }: SchemaMismatch): JsonPath | undefined {
  if (params['additionalProperty'] === 'variant') return path;
  return keyword === 'enum' && path.at(-1) === 'variant' ? path.slice(0, -1) : undefined;
}
