import type { JsonObject } from '../content/valid-page.ts';
import type { JsonPath } from '../json/json-source.ts';
import type { SchemaSet } from './compose-schema.ts';
import { findValueAt } from '../json/data-path.ts';
import type { SchemaMismatch } from './schema-mismatch.ts';

/** The keyword of the error that replaces the others. */
export const OTHER_TYPE = 'otherType';

/** A section type to which the written keys belong, although the section has another type. */
export interface FittingType {
  type: string;
  /** The written keys that this type lacks. */
  lost: string[];
  /** The number of schema errors that the data would have with this type. */
  diagnostics: number;
}

/** A section, or the data of a template, with its type. */
interface Typed {
  kind: 'sections' | 'templates';
  path: JsonPath;
  data: JsonObject;
}

/**
 * If a section, or the data of a template, has the keys of another type, only the type is reported: all other
 * errors follow from it.
 */
export function keysOfAnotherType(
  set: SchemaSet,
  data: unknown,
  diagnostics: readonly SchemaMismatch[],
): SchemaMismatch[] {
  const bySection = Map.groupBy(diagnostics, ({ path }) =>
    JSON.stringify(typedAround(set, data, path)?.path),
  );
  return [...bySection.values()].flatMap((sectionErrors) => {
    const typed = typedAround(set, data, sectionErrors[0]!.path);
    if (!typed || sectionErrors.length < 2 || sectionErrors.every(({ keyword }) => keyword === 'required'))
      return sectionErrors;
    const isUnknownKey = ({ keyword, path }: SchemaMismatch) =>
      keyword === 'additionalProperties' && path.length === typed.path.length;
    const keys = sectionErrors.filter(isUnknownKey).map(({ params }) => String(params['additionalProperty']));
    const fitting = fittingTypes(set, typed, keys);
    if (fitting.length === 0) return sectionErrors;
    const { path, data: value } = typed;
    return [{ ...sectionErrors[0]!, path, value, keyword: OTHER_TYPE, params: { fitting, keys } }];
  });
}

/** The section, or the template's data, that a path leads into; undefined if its type is unknown. */
function typedAround(set: SchemaSet, data: unknown, path: JsonPath): Typed | undefined {
  for (let length = path.length; length > 0; length--) {
    const [list, last] = path.slice(0, length).slice(-2);
    const isSection = list === 'sections' && typeof last === 'number';
    const isTemplate = length === 1 && list === 'template';
    if (!isSection && !isTemplate) continue;
    const kind = isSection ? 'sections' : 'templates';
    const place = path.slice(0, length);
    const value = findValueAt(data, place) as JsonObject | null | undefined;
    return value && set[kind].has(String(value['type'])) ? { kind, path: place, data: value } : undefined;
  }
  return undefined;
}

/**
 * The types to which the data may belong, those with the fewest errors. Each has all keys that the written type
 * lacks, and itself lacks fewer of the written keys. If the written type lacks at most one key, the data must be
 * valid for the other type, because many types may share one key.
 * @param lacking the written keys that the written type lacks
 */
function fittingTypes(set: SchemaSet, { kind, data }: Typed, lacking: readonly string[]): FittingType[] {
  const fitting = [...set[kind]].flatMap(([type, { properties = {} }]): FittingType[] => {
    if (type === data['type'] || !lacking.every((key) => Object.hasOwn(properties, key))) return [];
    const lost = Object.keys(data).filter((key) => !Object.hasOwn(properties, key));
    if (lost.length >= Math.max(lacking.length, 1)) return [];
    const diagnostics = countErrors(set, kind, { ...data, type });
    return lacking.length < 2 && diagnostics > 0 ? [] : [{ type, lost, diagnostics }];
  });
  const least = Math.min(...fitting.map(({ diagnostics }) => diagnostics));
  const best = fitting.filter(({ diagnostics }) => diagnostics === least);
  return best.length > MAX_TYPES ? [] : best;
}

/** If more types match, it is unclear which one the editor meant. */
const MAX_TYPES = 3;

/** The number of schema errors in a section or a template's data. */
function countErrors({ validators }: SchemaSet, kind: Typed['kind'], data: JsonObject): number {
  const place = kind === 'sections' ? '/sections/0' : '/template';
  validators.page?.(kind === 'sections' ? { sections: [data] } : { template: data });
  return (validators.page?.errors ?? []).filter(({ instancePath }) => instancePath.startsWith(place)).length;
}
