import { DATES } from '../content/dates/dated.ts';
import { resolveUri, type SchemaNode } from './schema-node.ts';

/**
 * Allows dates in the list entries of a schema, so that an editor can schedule each entry. Shared parts that a
 * list refers to are inlined. Lists get no dates if other content refers to their entries by number.
 * @param parts the schema of shared parts, which defines the dates; without it nothing is added
 */
function withDates(schema: SchemaNode, parts: PartsSchema): SchemaNode {
  return parts.schema.$defs && DATES.every((key) => parts.schema.$defs?.[key])
    ? withDatesInside(schema, parts)
    : schema;
}

/** Allows dates in a section and its list entries. */
export function sectionWithDates(schema: SchemaNode, parts: PartsSchema): SchemaNode {
  const dated = withDates(schema, parts);
  return dated === schema ? schema : addDateKeys(dated, parts);
}

/** Allows dates in the menus of _site.json. */
export function siteWithDates(schema: SchemaNode, parts: PartsSchema): SchemaNode {
  const menus = MENUS.flatMap((key) => {
    const property = schema.properties?.[key];
    return property ? [[key, withDates(property, parts)] as const] : [];
  });
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(menus) } };
}

/** The keys of _site.json with links for visitors. */
const MENUS = ['header', 'navigation', 'footer'];

/** The schema of the parts, parts.schema.json. */
export interface PartsSchema {
  /** The `$id` of the schema. */
  id: string;
  schema: SchemaNode;
}

function withDatesInside(node: SchemaNode, parts: PartsSchema): SchemaNode {
  const { properties, items } = node;
  const counted = new Set(Object.values(properties ?? {}).map((property) => property['positionIn']));
  return {
    ...node,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, property]) => [
          key,
          counted.has(key) ? property : withDatesInside(property, parts),
        ]),
      ),
    }),
    ...(items && { items: entryWithDates(items, parts) }),
    ...(node.then && { then: withDatesInside(node.then, parts) }),
  };
}

function entryWithDates(node: SchemaNode, parts: PartsSchema): SchemaNode {
  const fullSchema =
    node.$ref === undefined ? node : { ...rebasePart(node.$ref, parts), ...withoutReference(node) };
  if (fullSchema.properties === undefined) return node;
  return addDateKeys(withDatesInside(fullSchema, parts), parts);
}

function addDateKeys(node: SchemaNode, { id }: PartsSchema): SchemaNode {
  const dates = DATES.map((key) => [key, { $ref: `${id}#/$defs/${key}` }] as const);
  return { ...node, properties: { ...node.properties, ...Object.fromEntries(dates) } };
}

/** A shared part with its references rebased from its document; undefined for references to other schemas. */
function rebasePart(reference: string, { id, schema }: PartsSchema): SchemaNode | undefined {
  const [file = '', pointer = ''] = reference.split('#', 2);
  if (!id.endsWith(`/${file.replace(/^.*\//, '')}`)) return undefined;
  const part = schema.$defs?.[pointer.replace('/$defs/', '')];
  return part && (withAbsoluteReferences(part, id) as SchemaNode);
}

function withAbsoluteReferences(node: unknown, base: string): unknown {
  if (Array.isArray(node)) return node.map((each) => withAbsoluteReferences(each, base));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key !== '$ref' || typeof value !== 'string') return [key, withAbsoluteReferences(value, base)];
      const { document, pointer } = resolveUri(value, base);
      return [key, `${document}#${pointer}`];
    }),
  );
}

function withoutReference({ $ref: _reference, ...rest }: SchemaNode): SchemaNode {
  return rest;
}
