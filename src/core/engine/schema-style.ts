import type { Diagnostic } from '../diagnostic.ts';
import { readCondition } from '../schema/condition.ts';
import type { SchemaDocument } from '../schema/schema-files.ts';
import type { SchemaNode } from '../schema/schema-node.ts';

/**
 * Finds schemas that lack texts for editors, or that set no limits. Schemas also serve as documentation,
 * editor help and test data. Subschemas under a condition only narrow the main one, and are not checked.
 */
export function styleDiagnostics(document: SchemaDocument): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  // `data` is the schema as written. The composed schema of pages contains parts of other schemas.
  const written = document.source.data as SchemaNode;
  const isRendered = /^(sections|templates|variants)\//.test(document.name);
  const visit = (node: SchemaNode, path: Path, required: 'all' | 'no-example' | 'none'): void => {
    if (required !== 'none') diagnostics.push(...wordDiagnostics(document, node, path, required === 'all'));
    diagnostics.push(...limitDiagnostics(document, node, path));
    for (const [keys, child] of children(node)) {
      if (keys[0] === 'allOf' && readCondition(child)) continue;
      // The schema of a variant has limits only under its condition.
      if (keys[0] === 'then' && document.name.startsWith('variants/')) continue;
      const named = keys[0] === 'properties' ? 'all' : keys[0] === '$defs' ? 'no-example' : 'none';
      visit(child, [...path, ...keys], named);
    }
  };
  visit(written, [], isRendered ? 'all' : 'no-example');
  return diagnostics;
}

type Path = readonly (string | number)[];

function wordDiagnostics(
  document: SchemaDocument,
  node: SchemaNode,
  path: Path,
  hasExample: boolean,
): Diagnostic[] {
  const { title, description = '', examples } = node;
  const missing = [
    ...(title ? [] : ['"title": its name']),
    ...(/^[^\s].{5,}\.$/.test(description)
      ? []
      : ['"description": one sentence that explains it, with its full stop']),
    ...(!hasExample || (Array.isArray(examples) && examples.length > 0)
      ? []
      : ['"examples": [ … ], at least one']),
  ];
  const name = describePath(path);
  if (missing.length > 0) {
    return [
      document.diagnostic(
        path,
        'schema-words',
        `${name} lacks texts for editors.`,
        `Add ${missing.join('; ')}.`,
      ),
    ];
  }
  if (!/[.!?] [A-Z]/.test(description)) return [];
  const hint = 'Shorten it to one sentence: editors see it beside the value.';
  return [document.diagnostic(path, 'schema-words', `${name} is described in more than one sentence.`, hint)];
}

function limitDiagnostics(document: SchemaDocument, node: SchemaNode, path: Path): Diagnostic[] {
  const { type, $ref, const: fixed, enum: list } = node;
  if ($ref !== undefined || fixed !== undefined || list !== undefined) return [];
  const report = (message: string, hint: string) =>
    document.diagnostic(path, 'schema-limit', `${describePath(path)} ${message}.`, hint);
  const isOpen = node.additionalProperties === undefined || node.additionalProperties === true;
  const diagnostics: Diagnostic[] = [];
  if (type === 'object' && isOpen && !isChoiceByType(node))
    diagnostics.push(
      report('allows any key', 'Add "additionalProperties": false, so that a misspelt key is found.'),
    );
  if (node.properties && type !== 'object')
    diagnostics.push(report('has properties, but is not an object', 'Add "type": "object".'));
  if (type === 'string' && node['maxLength'] === undefined)
    diagnostics.push(report('may be of any length', 'Add "maxLength".'));
  if (type === 'array' && node['maxItems'] === undefined)
    diagnostics.push(report('may have any number of entries', 'Add "maxItems".'));
  if (Array.isArray(type)) diagnostics.push(report('has several types', 'Write one type, or "oneOf".'));
  return diagnostics;
}

/** Whether a schema only selects another schema by `type`: then the selected schemas set the limits. */
function isChoiceByType({ allOf = [] }: SchemaNode): boolean {
  return (
    allOf.length > 0 &&
    allOf.every(({ if: condition, then }) => condition?.properties?.['type'] && then?.$ref)
  );
}

function children(node: SchemaNode): [keys: Path, child: SchemaNode][] {
  const found: [Path, SchemaNode][] = [];
  for (const map of ['properties', 'patternProperties', '$defs'] as const) {
    for (const [name, child] of Object.entries(node[map] ?? {})) found.push([[map, name], child]);
  }
  for (const list of ['oneOf', 'anyOf', 'allOf'] as const)
    (node[list] ?? []).forEach((child, index) => found.push([[list, index], child]));
  for (const key of ['items', 'then', 'else'] as const) {
    const child = node[key];
    if (child) found.push([[key], child]);
  }
  if (typeof node.additionalProperties === 'object')
    found.push([['additionalProperties'], node.additionalProperties]);
  return found;
}

function describePath(path: Path): string {
  const last = path.at(-1);
  const [map] = path.slice(-2);
  if (map === 'properties' || map === '$defs') return `"${last}"`;
  return path.length === 0 ? 'The schema' : `"${path.filter((key) => key !== 'properties').join('/')}"`;
}
