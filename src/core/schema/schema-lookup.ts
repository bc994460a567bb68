import type { SchemaSet } from './compose-schema.ts';
import type { JsonPath } from '../json/json-source.ts';
import { readCondition, isConditionMet, isRefusal } from './condition.ts';
import type { PlacedNode, SchemaNode } from './schema-node.ts';

/**
 * The schema nodes of the value at a path: the nearest first, then its references.
 * @param set the schemas
 * @param root the kind of file, such as page, form or section
 * @param data the data of the file
 * @param path of the value
 */
export function schemaAt(set: SchemaSet, root: string, data: unknown, path: JsonPath): SchemaNode[] {
  return nodesAt(set, root, data, path).map(({ node }) => node);
}

/**
 * The schema nodes of the value at a path, each with the document that its references start from.
 * @param set the schemas
 * @param root the kind of file, such as page, form or section
 * @param data the data of the file
 * @param path of the value
 */
export function nodesAt(set: SchemaSet, root: string, data: unknown, path: JsonPath): PlacedNode[] {
  const start = set.root(root);
  let nodes = start ? spread(set, start, data) : [];
  let value = data;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
    nodes = nodesBelow(set, nodes, key, value);
  }
  return nodes;
}

/** Visits every value with its schema nodes, the nearest first. */
export function visitNodes(
  set: SchemaSet,
  root: string,
  data: unknown,
  visit: (nodes: readonly PlacedNode[], value: unknown, path: JsonPath) => void,
): void {
  const walk = (nodes: readonly PlacedNode[], value: unknown, path: JsonPath): void => {
    visit(nodes, value, path);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Array.isArray(value) ? value.entries() : Object.entries(value))
      walk(nodesBelow(set, nodes, key, child), child, [...path, key]);
  };
  const start = set.root(root);
  if (start) walk(spread(set, start, data), data, []);
}

/**
 * The schema nodes of a key or entry, from those of its parent.
 * @param set the schemas
 * @param nodes those of the parent
 * @param key the key of an object, or the index of an entry
 * @param value its present value, which decides between alternatives
 */
export function nodesBelow(
  set: SchemaSet,
  nodes: readonly PlacedNode[],
  key: string | number,
  value: unknown,
): PlacedNode[] {
  return nodes.flatMap((placed) => findChildren(placed, key)).flatMap((placed) => spread(set, placed, value));
}

/** The known keys of an object, without those that its conditions refuse. */
export function knownKeys(nodes: SchemaNode[]): string[] {
  const refused = refusedKeys(nodes);
  const names = new Set(nodes.flatMap(({ properties }) => Object.keys(properties ?? {})));
  return [...names].filter((key) => !refused.has(key));
}

/** The keys that an object's conditions refuse. */
export function refusedKeys(nodes: SchemaNode[]): Set<string> {
  const entries = nodes.flatMap(({ properties }) => Object.entries(properties ?? {}));
  return new Set(entries.flatMap(([key, node]) => (isRefusal(node) ? [key] : [])));
}

/**
 * The first value of a keyword among the nodes.
 * @param nodes schema nodes, the nearest first
 * @param keyword such as title, type or part
 */
export function firstValue<K extends keyof SchemaNode>(
  nodes: SchemaNode[],
  keyword: K,
): SchemaNode[K] | undefined {
  return nodes.find((node) => node[keyword] !== undefined)?.[keyword];
}

function findChildren({ node, base }: PlacedNode, key: string | number): PlacedNode[] {
  const { properties, patternProperties = {}, items, additionalProperties } = node;
  if (typeof key === 'number') return items ? [{ node: items, base }] : [];
  if (properties && Object.hasOwn(properties, key)) return [{ node: properties[key]!, base }];
  const pattern = Object.keys(patternProperties).find((each) => new RegExp(each, 'u').test(key));
  if (pattern !== undefined) return [{ node: patternProperties[pattern]!, base }];
  return typeof additionalProperties === 'object' ? [{ node: additionalProperties, base }] : [];
}

/** A node, its references, and the references of its alternatives that match the value. */
function spread(set: SchemaSet, placed: PlacedNode, value: unknown): PlacedNode[] {
  return set.follow(placed).flatMap((each) => {
    const { node, base } = each;
    const { oneOf = [], anyOf = [], allOf = [] } = node;
    const others = [...oneOf, ...anyOf, ...allOf, ...branches(node, value)];
    const fitting = others.filter((other) => fits(set, { node: other, base }, value));
    return [each, ...fitting.flatMap((other) => spread(set, { node: other, base }, value))];
  });
}

/** The branches of a condition that apply to a value; both if only the validator could decide. */
function branches(node: SchemaNode, value: unknown): SchemaNode[] {
  const { then, else: otherwise } = node;
  const condition = readCondition(node);
  const applyingBranches = condition
    ? [isConditionMet(condition, value) ? then : otherwise]
    : [then, otherwise];
  return applyingBranches.filter((branch) => branch !== undefined);
}

function fits(set: SchemaSet, placed: PlacedNode, value: unknown): boolean {
  const { type, properties } = set.follow(placed).at(-1)!.node;
  if (typeof type === 'string' && type !== jsonType(value)) return false;
  const expectedType = properties?.['type']?.const;
  return expectedType === undefined || (value as { type?: unknown } | undefined)?.type === expectedType;
}

/** The type of a value as schemas name it: object, array, string, number, boolean or null. */
export function jsonType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
