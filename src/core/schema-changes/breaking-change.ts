import type { SchemaNode } from '../schema/schema-node.ts';

/** A change of the schemas by which content that was allowed may be so no more. */
export interface BreakingChange {
  /** Where it is: sections/hero › action › label. */
  place: string;
  /** What is otherwise, in words. */
  words: string;
  /** What the earlier schemas say of the values that it concerns. */
  node: SchemaNode;
  /** Whether it points at a key, and not at its value. */
  what: 'key' | 'value';
  /** Whether a value that was allowed is refused for this; undefined where nobody can say that of the value alone. */
  breaks?: (value: unknown) => boolean;
  /** Values that were allowed and are refused for this, made of one that was allowed. */
  refused?: (value: unknown) => unknown[];
}
