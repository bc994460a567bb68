import type { JsonPath } from '../json/json-source.ts';
import type { SchemaSet } from './compose-schema.ts';
import { schemaAt } from './schema-lookup.ts';

/**
 * Whether the text at a path is for people, plain or rich: not an address, a file name, a date or another text with a
 * pattern.
 * @param root page, site, form …
 * @returns undefined if it is not such a text
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

/** Whether a pattern only refuses white space at the ends. */
function isFree(pattern: unknown): boolean {
  return pattern === undefined || FREE.includes(String(pattern));
}

const FREE = ['\\S', '^\\S', '^\\S.*\\S$'];
