import type { SchemaNode } from '../../core/schema/schema-node.ts';

/** A change of the schemas that may refuse previously allowed content. */
export interface BreakingChange {
  /** The place in the schemas: sections/hero › action › label. */
  place: string;
  /** The change as a sentence. */
  description: string;
  /** The earlier schema of the values. */
  node: SchemaNode;
  /** Whether the change concerns a key instead of its value. */
  what: 'key' | 'value';
  /**
   * Whether the change refuses a previously allowed value; undefined if the value alone does not show that.
   */
  breaks?: (value: unknown) => boolean;
  /** Previously allowed values that the change refuses, derived from an allowed one. */
  refused?: (value: unknown) => unknown[];
}
