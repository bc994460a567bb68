import type { JsonPath } from '../json/json-source.ts';
import { jsonType } from './schema-lookup.ts';

const TYPES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** A JSON type in words for editors. */
export function typeName(type: string): string {
  return TYPES[type] ?? type;
}

/** A value with its type, for messages with "got": the number 5, a list. */
export function describeValue(value: unknown): string {
  const type = jsonType(value);
  if (type === 'string') return `the text ${quote(value)}`;
  if (type === 'number') return Number.isFinite(value) ? `the number ${String(value)}` : 'too large a number';
  return type === 'boolean' ? String(value) : typeName(type);
}

/** A value as JSON, shortened if it is long. */
export function quote(value: unknown, limit = 60): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > limit ? `${text.slice(0, limit)}…` : text;
}

/** The name of a place: "title", entry 3 of "items". */
export function placeName(path: JsonPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'The file';
  if (typeof last === 'string') return `"${last}"`;
  const list = path.findLast((key) => typeof key === 'string');
  return list === undefined ? `Entry ${last + 1}` : `Entry ${last + 1} of "${list}"`;
}

/**
 * A number with its noun: 1 entry, 2 entries.
 * @param number the number
 * @param one the noun in the singular
 * @param many the noun in the plural
 */
export function formatCount(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** "a", "b" and "c". */
export function joinNames(names: readonly string[], joint = 'and'): string {
  const quoted = names.map((name) => `"${name}"`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} ${joint} ${quoted.at(-1)}`;
}

/** Joins sentences into one hint; missing ones are skipped. */
export function sentences(...parts: (string | undefined | false)[]): string {
  return parts.filter(Boolean).join(' ');
}
