import type { JsonPath } from '../../core/json/json-source.ts';
import type { FileKind } from '../../core/rules/references.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import { firstValue, schemaAt } from '../../core/schema/schema-lookup.ts';
import { findValueAt } from '../../core/json/data-path.ts';
import { questionName } from './question-name.ts';

/** The schemas that name the places of a file. */
export interface PlacedIn {
  set: SchemaSet;
  kind: FileKind;
}

/**
 * The place of a value in words, for descriptions of differences: faq › question 3 › answer. It consists of types of
 * sections, kinds and numbers of entries, and titles of keys; the list of sections itself is left out.
 */
export function describePlace(
  path: JsonPath,
  data: unknown,
  { set, kind }: PlacedIn,
  isNumbered = true,
): string {
  const names: string[] = [];
  path.forEach((key, index) => {
    const question = kind === 'form' ? questionName(path, index, data) : undefined;
    if (question !== undefined) return void (question === '' || names.push(question));
    const currentPath = path.slice(0, index + 1);
    const nodes = schemaAt(set, kind, data, currentPath);
    const isLast = index === path.length - 1;
    if (typeof key === 'number') {
      const type = typeAt(data, currentPath);
      const entry = type ?? firstValue(schemaAt(set, kind, data, path.slice(0, index)), 'entry') ?? 'entry';
      names.push(type === undefined && (isNumbered || !isLast) ? `${entry} ${key + 1}` : entry);
    } else if (isLast || typeof path[index + 1] !== 'number')
      names.push(lowerFirstLetter(firstValue(nodes, 'title') ?? key));
    else if (!hasNamedEntries(set, kind, data, currentPath))
      names.push(lowerFirstLetter(firstValue(nodes, 'title') ?? key));
  });
  return names.join(' › ');
}

/**
 * Whether the names of a list's entries are clear without the name of the list: sections are named by type, other
 * entries by `entry` in the schema.
 */
function hasNamedEntries(set: SchemaSet, kind: FileKind, data: unknown, path: JsonPath): boolean {
  const nodes = schemaAt(set, kind, data, path);
  return nodes.some((node) => node.entry !== undefined || node.part === 'sections');
}

/** The type of a section, or the name of the shared section that it uses. */
function typeAt(data: unknown, path: JsonPath): string | undefined {
  const { type, use } = (findValueAt(data, path) ?? {}) as { type?: unknown; use?: unknown };
  return [type, use].find((each) => typeof each === 'string');
}

function lowerFirstLetter(title: string): string {
  return /^[A-Z][a-z]/.test(title) ? title[0]!.toLowerCase() + title.slice(1) : title;
}
