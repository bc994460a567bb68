import type { JsonObject } from '../content/valid-page.ts';
import type { JsonPath } from '../json/json-source.ts';
import type { SchemaSet } from './compose-schema.ts';
import { valueAt } from './data-path.ts';
import { sectionCalled } from './other-names.ts';
import type { SchemaFault } from './schema-fault.ts';

/** The keyword of the error that replaces the others. */
export const VARIANT_IS_TYPE = 'variantIsType';

/**
 * A variant that is now a section type, as in old content, gets one diagnostic: its keys belong to the other type, so
 * the section's other errors are consequences.
 */
export function variantsThatAreTypes(
  set: SchemaSet,
  data: unknown,
  faults: readonly SchemaFault[],
): SchemaFault[] {
  const found = faults.flatMap((fault): SchemaFault[] => {
    const path = sectionPath(fault);
    const section = path && (valueAt(data, path) as JsonObject);
    if (!path || !section || !set.sections.has(String(section['type']))) return [];
    const called = sectionCalled(String(section['variant']), set.sections);
    if (!called || called.variant !== undefined || called.type === section['type']) return [];
    return [{ ...fault, path, value: section, keyword: VARIANT_IS_TYPE, params: { type: called.type } }];
  });
  if (found.length === 0) return [...faults];
  const isInside = ({ path }: SchemaFault, outer: SchemaFault) =>
    outer.path.every((key, depth) => path[depth] === key);
  return [...faults.filter((fault) => !found.some((one) => isInside(fault, one))), ...found];
}

/** The path of the section whose variant an error refuses. */
function sectionPath({ keyword, params, path }: SchemaFault): JsonPath | undefined {
  if (params['additionalProperty'] === 'variant') return path;
  return keyword === 'enum' && path.at(-1) === 'variant' ? path.slice(0, -1) : undefined;
}
