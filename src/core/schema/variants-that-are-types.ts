import type { JsonObject } from '../content/valid-page.ts';
import type { JsonPath } from '../json/json-source.ts';
import type { SchemaSet } from './compose-schema.ts';
import { valueAt } from './data-path.ts';
import { sectionCalled } from './other-names.ts';
import type { SchemaFault } from './schema-fault.ts';

/** The keyword of the one fault that takes the place of the others. */
export const VARIANT_IS_TYPE = 'variantIsType';

/**
 * A variant that is a section type by itself, as in content from before it was one, is one mistake: its keys are those of
 * the other type, so that no other fault of the section is a fault.
 */
export function variantsThatAreTypes(
  set: SchemaSet,
  data: unknown,
  faults: readonly SchemaFault[],
): SchemaFault[] {
  const found = faults.flatMap((fault): SchemaFault[] => {
    const path = sectionOf(fault);
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

/** The path of the section whose variant a fault refuses. */
function sectionOf({ keyword, params, path }: SchemaFault): JsonPath | undefined {
  if (params['additionalProperty'] === 'variant') return path;
  return keyword === 'enum' && path.at(-1) === 'variant' ? path.slice(0, -1) : undefined;
}
