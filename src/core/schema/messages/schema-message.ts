import type { SchemaSet } from '../compose-schema.ts';
import type { SchemaMismatch } from '../schema-mismatch.ts';
import { firstValue } from '../schema-lookup.ts';
import type { SchemaNode } from '../schema-node.ts';
import { quote, sentences } from '../message-parts.ts';

/** The message for one mismatch of a schema. */
export interface SchemaMessage {
  code: string;
  message: string;
  hint: string;
  /** The key whose value is marked. */
  key?: string;
  /** The probable replacement for the marked key or value. */
  meant?: string;
  /** The only correct replacement for the marked range, as JSON. */
  cure?: string;
  /** Marks the value of `key` instead of the key. */
  at?: 'value';
}

/** Makes the message for mismatches of one keyword. */
export type MessageMaker = (diagnostic: SchemaMismatch, set: SchemaSet) => SchemaMessage;

/**
 * The schema's description of a value, and its first example.
 * @param fits whether an example is valid here: a condition may require more than the schema's examples
 *   contain
 */
export function help(nodes: SchemaNode[], fits: (example: unknown) => boolean = () => true): string {
  const example = firstValue(nodes, 'examples')?.find(fits);
  return sentences(
    firstValue(nodes, 'description'),
    example !== undefined && `An example: ${quote(example, 160)}`,
  );
}
