import type { JsonObject } from '../content/valid-page.ts';
import { ENVELOPE } from '../engine/envelope.ts';
import { canonicalJson } from '../json/canonical-json.ts';
import type { FileKind } from '../rules/references.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import { first, nodesBelow, visitNodes } from '../schema/schema-lookup.ts';
import type { PlacedNode, SchemaNode } from '../schema/schema-node.ts';

/** A file of content that the examples of schemas make up. */
export interface Counterexample {
  kind: Exclude<FileKind, 'section'>;
  data: JsonObject;
}

/** A value in the examples of schemas, and the whole file with another value in its place. */
export interface Occurrence {
  value: unknown;
  put(value: unknown): Counterexample;
}

/**
 * Every value that the examples of the schemas hold, by the schemas that speak of it. What an example leaves out is put in,
 * as its own examples have it.
 */
export function occurrencesIn(set: SchemaSet): Map<SchemaNode, Occurrence[]> {
  const found = new Map<SchemaNode, Occurrence[]>();
  const walk = (nodes: PlacedNode[], value: unknown, put: Occurrence['put'], made: number): void => {
    for (const { node } of nodes) found.set(node, [...(found.get(node) ?? []), { value, put }]);
    if (Array.isArray(value)) {
      const list = value as unknown[];
      list.forEach((entry, index) =>
        walkAll(nodesBelow(set, nodes, index, entry), entry, (each) => put(list.with(index, each)), made),
      );
    } else if (typeof value === 'object' && value !== null) {
      const object = value as JsonObject;
      for (const key of keysOf(nodes)) {
        const isThere = Object.hasOwn(object, key);
        const inner = isThere ? object[key] : exampleOf(set, nodes, key);
        if (inner === undefined || (!isThere && made >= DEEPEST)) continue;
        const putInside = (each: unknown) => put({ ...object, [key]: each });
        walkAll(nodesBelow(set, nodes, key, inner), inner, putInside, isThere ? made : made + 1);
      }
    }
  };
  const walkAll = (nodes: PlacedNode[], value: unknown, put: Occurrence['put'], made: number): void => {
    walk(nodes, value, put, made);
    // An object may be of several forms, of which its schema has examples.
    for (const other of made < DEEPEST ? otherForms(nodes, value) : []) walk(nodes, other, put, made + 1);
  };
  for (const [root, start, put] of startsOf(set)) {
    let nodes: PlacedNode[] = [];
    visitNodes(set, root, start, (here, _value, path) => {
      if (path.length === 0) nodes = [...here];
    });
    walk(nodes, start, put, 0);
  }
  return found;
}

/** So many keys within each other are put in; no example leaves out more. */
const DEEPEST = 3;

/** Whole examples: of each section type, each template, and the files of each kind. */
function startsOf(set: SchemaSet): [root: string, start: unknown, put: Occurrence['put']][] {
  const page = (more: JsonObject): Counterexample => ({ kind: 'page', data: { ...ENVELOPE, ...more } });
  const examples = (types: ReadonlyMap<string, SchemaNode>) =>
    [...types].flatMap(([name, node]) => (node.examples ?? []).map((example) => [name, example] as const));
  const file = (kind: Counterexample['kind']): [string, unknown, Occurrence['put']] => [
    kind,
    { ...(kind === 'page' && ENVELOPE), ...smallestOf(set, kind) },
    (data) => ({ kind, data: data as JsonObject }),
  ];
  return [
    ...(['site', 'page', 'form', 'translation', 'redirects'] as const).map(file),
    ...examples(set.sections).map(([type, example]): [string, unknown, Occurrence['put']] => [
      `sections/${type}`,
      example,
      (section) => page({ sections: [section] }),
    ]),
    ...examples(set.templates).map(([name, example]): [string, unknown, Occurrence['put']] => [
      `templates/${name}`,
      example,
      (template) => page({ template }),
    ]),
  ];
}

/** What a file of a kind has to have, as the examples of its keys say it; of a page its sections. */
export function smallestOf(set: SchemaSet, kind: string): JsonObject {
  const root = set.root(kind);
  if (!root) return {};
  const keys = [...(root.node.required ?? []), ...(kind === 'page' ? ['sections'] : [])];
  return Object.fromEntries(keys.map((key) => [key, exampleOf(set, [root], key)]));
}

function otherForms(nodes: readonly PlacedNode[], value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const examples = first(
    nodes.map(({ node }) => node),
    'examples',
  );
  return (examples ?? []).filter((example) => canonicalJson(example) !== canonicalJson(value));
}

function keysOf(nodes: readonly PlacedNode[]): string[] {
  return [...new Set(nodes.flatMap(({ node }) => Object.keys(node.properties ?? {})))];
}

function exampleOf(set: SchemaSet, nodes: readonly PlacedNode[], key: string): unknown {
  const below = nodesBelow(set, nodes, key, undefined);
  const examples = first(
    below.map(({ node }) => node),
    'examples',
  );
  return examples?.[0];
}
