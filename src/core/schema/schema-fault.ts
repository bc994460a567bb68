import type { JsonPath } from '../json/json-source.ts';
import { wordOf } from './other-names.ts';
import { first, knownKeys } from './schema-lookup.ts';
import type { SchemaNode } from './schema-node.ts';
import { meantOr } from './suggest.ts';

/** One fault that the schema validator found, with everything that its wording needs. */
export interface SchemaFault {
  keyword: string;
  params: Record<string, unknown>;
  path: JsonPath;
  value: unknown;
  /** What the schemas say about the value, nearest first. */
  nodes: SchemaNode[];
  /** What the schemas say about a key of the value. */
  nodesOf(key: string): SchemaNode[];
  message: string;
  /** Whether it is asked for only where the object has, or lacks, another key or value. */
  isConditional: boolean;
}

/** The keys that the schema knows and the object does not have yet. */
export function absentKeys(nodes: SchemaNode[], value: unknown): string[] {
  return knownKeys(nodes).filter((key) => !Object.hasOwn(value as object, key));
}

/** The keys of which an object has exactly one. */
export function alternativeKeys(nodes: SchemaNode[]): string[] {
  return (first(nodes, 'oneOf') ?? []).flatMap(({ required }) => required ?? []);
}

/** The absent key that the schema also calls by this name: `question` for `title`. */
export function keyCalled(name: string, nodes: SchemaNode[], value: unknown): string | undefined {
  const word = wordOf(name);
  return absentKeys(nodes, value).find((key) =>
    nodes.some(({ properties }) => properties?.[key]?.alsoCalled?.some((other) => wordOf(other) === word)),
  );
}

/** What the schema says of a key that is known elsewhere, but not taken here. */
export function insteadOf(key: string, nodes: SchemaNode[]): string | undefined {
  const node = nodes.findLast(({ instead }) => instead && Object.hasOwn(instead, key));
  return node?.instead?.[key];
}

/** The key that is there already and that an unknown key spells otherwise: `titel` beside `title`. */
export function twiceWritten(key: string, nodes: SchemaNode[], value: unknown): string | undefined {
  if (insteadOf(key, nodes) !== undefined) return undefined;
  const { meant } = meantOr(key, knownKeys(nodes));
  return meant !== undefined && Object.hasOwn(value as object, meant) ? meant : undefined;
}
