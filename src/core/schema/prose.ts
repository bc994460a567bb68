import type { JsonPath } from '../json/json-source.ts';
import type { SchemaSet } from './compose-schema.ts';
import { schemaAt } from './schema-lookup.ts';

/**
 * Whether the text at a path is words for people, plain or rich: not an address, the name of a file, a date or whatever else
 * the schema holds to a pattern.
 * @param root page, site, form …
 * @returns undefined where it is no such text
 */
export function proseAt(
  set: SchemaSet,
  root: string,
  data: unknown,
  path: JsonPath,
): 'plain' | 'rich' | undefined {
  const nodes = schemaAt(set, root, data, path).filter((node) => node.type === 'string');
  const isProse = nodes.every(({ enum: names, const: name, format, pattern }) => {
    return names === undefined && name === undefined && format === undefined && isFree(pattern);
  });
  if (nodes.length === 0 || !isProse) return undefined;
  return nodes.some(({ part }) => part === 'richText') ? 'rich' : 'plain';
}

/** Whether a pattern asks for no more than that a text does not begin or end with a blank. */
function isFree(pattern: unknown): boolean {
  return pattern === undefined || FREE.includes(String(pattern));
}

const FREE = ['\\S', '^\\S', '^\\S.*\\S$'];
