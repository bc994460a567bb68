import { ENVELOPE } from './envelope.ts';
import type { JsonObject } from '../content/valid-page.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import { placedMessages } from '../schema/schema-diagnostics.ts';
import type { SchemaDocument } from '../schema/schema-files.ts';
import { jsonType } from '../schema/schema-lookup.ts';
import { resolvePointer, resolveUri, type SchemaNode } from '../schema/schema-node.ts';

/**
 * Finds examples that break their schema: whole examples, and the examples of each property, inserted into a
 * whole example in which they are valid. Editors copy examples, and the gallery renders them.
 * @param isOwn whether a file's examples are validated. Default: all
 */
export function findExampleDiagnostics(
  set: SchemaSet,
  isOwn: (path: string) => boolean = () => true,
): Diagnostic[] {
  const seen = new Set<SchemaNode>();
  return [...set.documents.values()].flatMap((document) => {
    const folder = /^(sections|templates|variants)\//.exec(document.name)?.[1];
    // `data` is the schema as written. The composed schema also has the examples of variants from other files.
    const { examples = [] } = document.source.data as SchemaNode;
    if (!folder || examples.length === 0 || !isOwn(document.path)) return [];
    const [put, at]: [Put, Path] =
      folder !== 'templates'
        ? [(value) => ({ ...ENVELOPE, sections: [value] }), ['sections', 0]]
        : [(value) => ({ ...ENVELOPE, template: value }), ['template']];
    const diagnoseExample = (example: unknown, known: Set<SchemaNode>): Diagnostic[] => {
      const check = new ExampleCheck(set, known);
      check.visit({ document, node: document.schema, path: [] }, { value: example, put, at });
      return check.diagnostics;
    };
    const before = new Set(seen);
    const [first, ...more] = examples;
    // A key may be valid in one variant only, so only a diagnostic in every whole example counts.
    return more.reduce<Diagnostic[]>(
      (diagnostics, example) =>
        diagnostics.length > 0 ? sameIn(diagnostics, diagnoseExample(example, new Set(before))) : diagnostics,
      diagnoseExample(first, seen),
    );
  });
}

/** The diagnostics that are also in another list, compared by position. */
function sameIn(diagnostics: readonly Diagnostic[], others: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ line, column }) =>
    others.some((other) => other.line === line && other.column === column),
  );
}

type Path = readonly (string | number)[];
type Put = (value: unknown) => JsonObject;

interface Placed {
  document: SchemaDocument;
  node: SchemaNode;
  /** The path of the node in its document. */
  path: Path;
}

/** A place in a whole example, and a function that replaces the value there. */
interface Spot {
  value: unknown;
  put: Put;
  at: Path;
}

class ExampleCheck {
  readonly diagnostics: Diagnostic[] = [];
  readonly #set: SchemaSet;
  readonly #seen: Set<SchemaNode>;

  constructor(set: SchemaSet, seen: Set<SchemaNode>) {
    this.#set = set;
    this.#seen = seen;
  }

  visit(written: Placed, spot: Spot): void {
    this.#try(written, spot);
    const placed = this.#follow(written);
    const { node } = placed;
    if (this.#seen.has(node) || node.part === 'sections') return;
    this.#seen.add(node);
    if (placed.node !== written.node) this.#try(placed, spot);
    const { value, put, at } = spot;
    const inside = (child: SchemaNode, keys: Path): Placed => {
      return { document: placed.document, node: child, path: [...placed.path, ...keys] };
    };
    if (jsonType(value) === 'object') {
      for (const [key, child] of Object.entries(node.properties ?? {})) {
        const inner = (value as JsonObject)[key] ?? child.examples?.[0];
        const replace = (other: unknown) => put({ ...(value as JsonObject), [key]: other });
        this.visit(inside(child, ['properties', key]), { value: inner, put: replace, at: [...at, key] });
      }
    }
    if (Array.isArray(value) && value.length > 0 && node.items) {
      const replace = (other: unknown) => put([other, ...value.slice(1)]);
      this.visit(inside(node.items, ['items']), { value: value[0], put: replace, at: [...at, 0] });
    }
    for (const [keys, child] of alternatives(node)) {
      const other = inside(child, keys);
      if (fits(this.#follow(other).node, value)) this.visit(other, spot);
    }
  }

  /** Validates the examples of a node at its place. Diagnostics at other places have another cause. */
  #try({ document, node, path }: Placed, { put, at }: Spot): void {
    const validate = this.#set.validators.page;
    (node.examples ?? []).forEach((example, index) => {
      const page = put(example);
      if (!validate || validate(page)) return;
      const [first] = placedMessages(this.#set, 'page', page, validate.errors ?? []).filter((diagnostic) =>
        at.every((key, depth) => diagnostic.path[depth] === key),
      );
      if (!first) return;
      const inside = [...first.path.slice(at.length), ...(first.key === undefined ? [] : [first.key])];
      const place = [...path, 'examples', index, ...inside];
      this.diagnostics.push(
        document.diagnostic(
          place,
          'schema-example',
          `This example breaks its schema: ${first.message}`,
          first.hint,
        ),
      );
    });
  }

  #follow(placed: Placed): Placed {
    let last = placed;
    for (let steps = 0; last.node.$ref !== undefined && steps < 20; steps++) {
      const { document: address, pointer } = resolveUri(last.node.$ref, last.document.id);
      const document = this.#set.documents.get(address);
      const node = document && resolvePointer(document.schema, pointer);
      if (!node) break;
      last = { document, node, path: pointer.split('/').slice(1) };
    }
    return last;
  }
}

function alternatives(node: SchemaNode): [keys: Path, child: SchemaNode][] {
  const children: [Path, SchemaNode][] = [];
  for (const list of ['oneOf', 'anyOf', 'allOf'] as const)
    (node[list] ?? []).forEach((child, index) => children.push([[list, index], child]));
  for (const key of ['then', 'else'] as const) {
    const child = node[key];
    if (child) children.push([[key], child]);
  }
  return children;
}

function fits({ type, properties }: SchemaNode, value: unknown): boolean {
  if (typeof type === 'string' && type !== jsonType(value)) return false;
  const expectedType = properties?.['type']?.const;
  return expectedType === undefined || (value as { type?: unknown } | undefined)?.type === expectedType;
}
