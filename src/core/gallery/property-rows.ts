import { DATES } from '../content/dates/dated.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import type { PlacedNode, SchemaNode } from '../schema/schema-node.ts';
import { typeName } from '../schema/message-parts.ts';
import type { PropertyRow } from './gallery-entry.ts';

/**
 * The properties of a section type or template with the help from their schema, nested ones included. Shared
 * parts, such as links and pictures, are one row each; their example shows their keys.
 * @param root sections/hero, templates/service
 */
export function propertyRows(set: SchemaSet, root: string): PropertyRow[] {
  const placed = set.root(root);
  return placed ? rowsIn(set, placed, '') : [];
}

function rowsIn(set: SchemaSet, { node, base }: PlacedNode, before: string): PropertyRow[] {
  return Object.entries(node.properties ?? {}).flatMap(([key, child]) => {
    // Every list entry may have dates; only the rows of the section explain them.
    if (before !== '' && DATES.some((date) => date === key)) return [];
    const name = before + key;
    const placed = { node: child, base };
    const chain = set.follow(placed).map((each) => each.node);
    const row = createRow(name, chain, node.required?.includes(key) ?? false);
    const rows = inside(set, placed, name);
    // Nested rows explain the value, so this row needs no example.
    return [rows.length > 0 ? { ...row, example: '' } : row, ...rows];
  });
}

/** The rows of the properties in an object or list; empty for a shared part, which the gallery explains once. */
function inside(set: SchemaSet, { node, base }: PlacedNode, name: string): PropertyRow[] {
  if (node.$ref) return [];
  if (node.items) return node.items.$ref ? [] : rowsIn(set, { node: node.items, base }, `${name}[].`);
  return rowsIn(set, { node, base }, `${name}.`);
}

function createRow(name: string, chain: readonly SchemaNode[], required: boolean): PropertyRow {
  const merged: SchemaNode = Object.assign({}, ...[...chain].reverse());
  const { description = '', examples = [] } = merged;
  const target = chain.at(-1)!;
  return {
    name,
    type: chain.length > 1 ? (target.title ?? 'Part') : describeType(merged),
    required,
    description,
    limits: describeLimits(merged),
    example: examples.length > 0 ? inOneLine(examples[0]) : '',
  };
}

/** JSON on one line, with spaces. */
function inOneLine(value: unknown): string {
  return JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
}

function describeType({ type, const: fixed, enum: list }: SchemaNode): string {
  if (fixed !== undefined) return `always ${JSON.stringify(fixed)}`;
  if (list) return 'one of';
  return typeof type === 'string' ? typeName(type) : 'any value';
}

function describeLimits(node: SchemaNode): string {
  const { enum: list, default: usual } = node;
  const limits = [
    list ? list.map((value) => JSON.stringify(value)).join(', ') : '',
    span(node['minLength'], node['maxLength'], 'characters'),
    span(node['minItems'], node['maxItems'], 'entries'),
    span(node['minimum'], node['maximum'], ''),
    usual === undefined ? '' : `default: ${JSON.stringify(usual)}`,
  ];
  return limits.filter(Boolean).join('; ');
}

function span(least: unknown, most: unknown, unit: string): string {
  const from = typeof least === 'number' && least > 1;
  if (typeof most !== 'number') return from ? `${least} ${unit} or more`.trim() : '';
  if (least === most) return `${most} ${unit}`.trim();
  return `${from ? `${String(least)} to` : 'up to'} ${most} ${unit}`.trim();
}
