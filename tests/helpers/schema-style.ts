import type { SchemaNode } from '../../src/core/schema/schema-node.ts';

/**
 * Where a schema does not say enough to be documentation, editor help and fixture at once, or sets no limit.
 * @returns a line for each fault: the place in the schema, and what is missing there
 */
export function styleFaults(schema: SchemaNode): string[] {
  const faults = words(schema, false);
  visit(schema, '', faults);
  return faults;
}

/** How many properties a schema has, nested ones included. */
export function countProperties(node: SchemaNode): number {
  return children(node).reduce(
    (sum, [, child]) => sum + countProperties(child),
    Object.keys(node.properties ?? {}).length,
  );
}

function visit(node: SchemaNode, at: string, faults: string[]): void {
  limits(node, at, faults);
  for (const [name, property] of Object.entries(node.properties ?? {}))
    faults.push(...words(property, true).map((fault) => `${at}/${name} ${fault}`));
  for (const [name, part] of Object.entries(node.$defs ?? {}))
    faults.push(...words(part, false).map((fault) => `$defs ${name} ${fault}`));
  for (const [key, child] of children(node)) visit(child, `${at}/${key}`, faults);
}

function words({ title, description = '', examples }: SchemaNode, exampled: boolean): string[] {
  const faults: string[] = [];
  if (!title) faults.push('has no title');
  if (!/^[^\s].{5,}\.$/.test(description)) faults.push('has no description that ends with a full stop');
  if (/[.!?] [A-Z]/.test(description)) faults.push('is described in more than one sentence');
  if (exampled && !(Array.isArray(examples) && examples.length > 0)) faults.push('has no examples');
  return faults;
}

function limits(node: SchemaNode, at: string, faults: string[]): void {
  const { type, $ref, const: fixed, enum: list } = node;
  if ($ref !== undefined || fixed !== undefined || list !== undefined) return;
  const isOpen = node.additionalProperties === undefined || node.additionalProperties === true;
  if (type === 'object' && isOpen && !isChoiceByType(node)) faults.push(`${at} allows any property`);
  if (node.properties && type !== 'object') faults.push(`${at} has properties but is no object`);
  if (type === 'string' && node['maxLength'] === undefined) faults.push(`${at} has no maxLength`);
  if (type === 'array' && node['maxItems'] === undefined) faults.push(`${at} has no maxItems`);
  if (Array.isArray(type)) faults.push(`${at} has several types`);
}

/** Conditions on its type lead to a closed schema for each. */
function isChoiceByType({ allOf = [] }: SchemaNode): boolean {
  return (
    allOf.length > 0 &&
    allOf.every(({ if: condition, then }) => condition?.properties?.['type'] && then?.$ref)
  );
}

function children(node: SchemaNode): [string, SchemaNode][] {
  const {
    properties = {},
    $defs = {},
    items,
    oneOf = [],
    anyOf = [],
    allOf = [],
    patternProperties = {},
    additionalProperties,
  } = node;
  const single = { items, if: undefined, then: node.then, else: node.else };
  const open = typeof additionalProperties === 'object' ? { '*': additionalProperties } : {};
  const entries = Object.entries({ ...properties, ...patternProperties, ...$defs, ...single, ...open });
  const listed = [...oneOf, ...anyOf, ...allOf].map(
    (child, index) => [`alternative ${index}`, child] as const,
  );
  return [...entries, ...listed].flatMap(([key, child]) =>
    child ? [[key, child] as [string, SchemaNode]] : [],
  );
}
