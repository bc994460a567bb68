import type { SchemaNode } from '../../core/schema/schema-node.ts';

/** A change of the schemas that may refuse content that was allowed. */
export interface BreakingChange {
  /** Its place: sections/hero › action › label. */
  place: string;
  /** The change in words. */
  words: string;
  /** The earlier schema of the values. */
  node: SchemaNode;
  /** Whether it is about a key rather than its value. */
  what: 'key' | 'value';
  /** Whether the change refuses a value that was allowed; undefined if the value alone can't decide that. */
  breaks?: (value: unknown) => boolean;
  /** Values that were allowed and are now refused, derived from an allowed one. */
  refused?: (value: unknown) => unknown[];
}
