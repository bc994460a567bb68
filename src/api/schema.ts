/* The schemas of content: the nodes that describe a value, and the parts in a value that they name. */

export type { FileKind } from '../core/rules/references.ts';
export type { SchemaSet } from '../core/schema/compose-schema.ts';
export {
  firstValue,
  jsonType,
  knownKeys,
  nodesBelow,
  nodesAt,
  schemaAt,
} from '../core/schema/schema-lookup.ts';
export type { PlacedNode, SchemaNode } from '../core/schema/schema-node.ts';
export { collectParts, mapParts } from '../core/schema/walk-content.ts';
