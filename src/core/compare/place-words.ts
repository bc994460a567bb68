import type { JsonPath } from '../json/json-source.ts';
import type { FileKind } from '../rules/references.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import { first, schemaAt } from '../schema/schema-lookup.ts';

/** By what schemas the places of a file have their names. */
export interface PlacedIn {
  set: SchemaSet;
  kind: FileKind;
}

/**
 * The names on the way to a value: the types of sections, the kinds of entries with their numbers, the titles that the
 * schemas give to keys. The list of sections itself goes without saying.
 */
export function placeWords(path: JsonPath, data: unknown, { set, kind }: PlacedIn, numbered = true): string {
  const names: string[] = [];
  path.forEach((key, index) => {
    const here = path.slice(0, index + 1);
    const nodes = schemaAt(set, kind, data, here);
    const isLast = index === path.length - 1;
    if (typeof key === 'number') {
      const type = typeAt(data, here);
      const entry = type ?? first(schemaAt(set, kind, data, path.slice(0, index)), 'entry') ?? 'entry';
      names.push(type === undefined && (numbered || !isLast) ? `${entry} ${key + 1}` : entry);
    } else if (isLast || typeof path[index + 1] !== 'number')
      names.push(lowered(first(nodes, 'title') ?? key));
    else if (!hasNamedEntries(set, kind, data, here)) names.push(lowered(first(nodes, 'title') ?? key));
  });
  return names.join(' › ');
}

/** Whether the entries of a list say by themselves what they are: sections by their type, others by their kind. */
function hasNamedEntries(set: SchemaSet, kind: FileKind, data: unknown, path: JsonPath): boolean {
  const nodes = schemaAt(set, kind, data, path);
  return nodes.some((node) => node.entry !== undefined || node.part === 'sections');
}

/** What a section is, by its type, or by the name of the shared one for which it stands. */
function typeAt(data: unknown, path: JsonPath): string | undefined {
  const value = path.reduce<unknown>(
    (found, key) => (found as Record<string | number, unknown> | undefined)?.[key],
    data,
  );
  const { type, use } = (value ?? {}) as { type?: unknown; use?: unknown };
  return [type, use].find((each) => typeof each === 'string');
}

function lowered(title: string): string {
  return /^[A-Z][a-z]/.test(title) ? title[0]!.toLowerCase() + title.slice(1) : title;
}
