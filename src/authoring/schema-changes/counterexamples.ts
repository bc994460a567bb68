import type { JsonObject } from '../../core/content/valid-page.ts';
import { ENVELOPE } from '../../core/engine/envelope.ts';
import { canonicalJson } from '../../core/json/canonical-json.ts';
import type { FileKind } from '../../core/rules/references.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import { firstValue, nodesBelow, visitNodes } from '../../core/schema/schema-lookup.ts';
import type { PlacedNode, SchemaNode } from '../../core/schema/schema-node.ts';

/** A content file composed from examples of schemas. */
export interface Counterexample {
  kind: Exclude<FileKind, 'section'>;
  data: JsonObject;
}

/**
 * A value in the examples of schemas, and a function that returns the whole file with another value in its
 * place.
 */
export interface Occurrence {
  value: unknown;
  put(value: unknown): Counterexample;
}

/**
 * Collects all values in the examples, by their schemas: `checkCoverage` replaces them with values that a breaking
 * change refuses. Optional keys that an example lacks are added from their own
 * examples.
 */
export function occurrencesIn(set: SchemaSet): Map<SchemaNode, Occurrence[]> {
  const occurrences = new Map<SchemaNode, Occurrence[]>();
  const walk = (nodes: PlacedNode[], value: unknown, put: Occurrence['put'], addedDepth: number): void => {
    for (const { node } of nodes) occurrences.set(node, [...(occurrences.get(node) ?? []), { value, put }]);
    if (Array.isArray(value)) {
      const list = value as unknown[];
      list.forEach((entry, index) =>
        walkAll(
          nodesBelow(set, nodes, index, entry),
          entry,
          (each) => put(list.with(index, each)),
          addedDepth,
        ),
      );
    } else if (typeof value === 'object' && value !== null) {
      const object = value as JsonObject;
      for (const key of listKeys(nodes)) {
        const isWritten = Object.hasOwn(object, key);
        const inner = isWritten ? object[key] : exampleValue(set, nodes, key);
        if (inner === undefined || (!isWritten && addedDepth >= DEEPEST)) continue;
        const putInside = (each: unknown) => put({ ...object, [key]: each });
        walkAll(
          nodesBelow(set, nodes, key, inner),
          inner,
          putInside,
          isWritten ? addedDepth : addedDepth + 1,
        );
      }
    }
  };
  const walkAll = (nodes: PlacedNode[], value: unknown, put: Occurrence['put'], addedDepth: number): void => {
    walk(nodes, value, put, addedDepth);
    // A schema may allow alternatives of an object; its other examples show them.
    for (const other of addedDepth < DEEPEST ? otherExamples(nodes, value) : [])
      walk(nodes, other, put, addedDepth + 1);
  };
  for (const [root, start, put] of startingExamples(set)) {
    let nodes: PlacedNode[] = [];
    visitNodes(set, root, start, (here, _value, path) => {
      if (path.length === 0) nodes = [...here];
    });
    walk(nodes, start, put, 0);
  }
  return occurrences;
}

/** The maximal depth of added keys; no example lacks deeper ones. */
const DEEPEST = 3;

/** Whole examples of each section type, each template, and each kind of file. */
function startingExamples(set: SchemaSet): [root: string, start: unknown, put: Occurrence['put']][] {
  const page = (keys: JsonObject): Counterexample => ({ kind: 'page', data: { ...ENVELOPE, ...keys } });
  const examples = (types: ReadonlyMap<string, SchemaNode>) =>
    [...types].flatMap(([name, node]) => (node.examples ?? []).map((example) => [name, example] as const));
  const file = (kind: Counterexample['kind']): [string, unknown, Occurrence['put']] => [
    kind,
    { ...(kind === 'page' && ENVELOPE), ...smallestFile(set, kind) },
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

/** A minimal file of a kind, with the examples of its required keys; a page also has sections. */
export function smallestFile(set: SchemaSet, kind: string): JsonObject {
  const root = set.root(kind);
  if (!root) return {};
  const keys = [...(root.node.required ?? []), ...(kind === 'page' ? ['sections'] : [])];
  return Object.fromEntries(keys.map((key) => [key, exampleValue(set, [root], key)]));
}

function otherExamples(nodes: readonly PlacedNode[], value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const examples = firstValue(
    nodes.map(({ node }) => node),
    'examples',
  );
  return (examples ?? []).filter((example) => canonicalJson(example) !== canonicalJson(value));
}

function listKeys(nodes: readonly PlacedNode[]): string[] {
  return [...new Set(nodes.flatMap(({ node }) => Object.keys(node.properties ?? {})))];
}

function exampleValue(set: SchemaSet, nodes: readonly PlacedNode[], key: string): unknown {
  const childNodes = nodesBelow(set, nodes, key, undefined);
  const examples = firstValue(
    childNodes.map(({ node }) => node),
    'examples',
  );
  return examples?.[0];
}
