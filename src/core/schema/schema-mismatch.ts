import type { JsonPath } from '../json/json-source.ts';
import { normaliseName } from './other-names.ts';
import { firstValue, knownKeys } from './schema-lookup.ts';
import type { SchemaNode } from './schema-node.ts';
import { suggestOr } from './suggest.ts';

/** One schema error, with all data for its message. */
export interface SchemaMismatch {
  keyword: string;
  params: Record<string, unknown>;
  path: JsonPath;
  value: unknown;
  /** The schema nodes of the value, nearest first. */
  nodes: SchemaNode[];
  /** The schema nodes of a key of the value. */
  getNodes(key: string): SchemaNode[];
  message: string;
  /** Whether the requirement depends on another key or value of the object. */
  isConditional: boolean;
}

/** The known keys that the object lacks. */
export function absentKeys(nodes: SchemaNode[], value: unknown): string[] {
  return knownKeys(nodes).filter((key) => !Object.hasOwn(value as object, key));
}

/** The keys of which an object has exactly one. */
export function alternativeKeys(nodes: SchemaNode[]): string[] {
  return (firstValue(nodes, 'oneOf') ?? []).flatMap(({ required }) => required ?? []);
}

/** The absent key with this alias: `question` for `title`. */
export function findKeyByAlias(name: string, nodes: SchemaNode[], value: unknown): string | undefined {
  const word = normaliseName(name);
  return absentKeys(nodes, value).find((key) =>
    nodes.some(({ properties }) =>
      properties?.[key]?.alsoCalled?.some((other) => normaliseName(other) === word),
    ),
  );
}

/** The schema's advice for a key that exists elsewhere and is not allowed here. */
export function replacementKey(key: string, nodes: SchemaNode[]): string | undefined {
  const node = nodes.findLast(({ instead }) => instead && Object.hasOwn(instead, key));
  return node?.instead?.[key];
}

/** The existing key that an unknown key misspells: `titel` next to `title`. */
export function findMisspeltKey(key: string, nodes: SchemaNode[], value: unknown): string | undefined {
  if (replacementKey(key, nodes) !== undefined) return undefined;
  const { meant } = suggestOr(key, knownKeys(nodes));
  return meant !== undefined && Object.hasOwn(value as object, meant) ? meant : undefined;
}
