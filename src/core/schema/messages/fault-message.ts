import type { SchemaSet } from '../compose-schema.ts';
import type { SchemaFault } from '../schema-fault.ts';
import { first } from '../schema-lookup.ts';
import type { SchemaNode } from '../schema-node.ts';
import { quote, sentences } from '../value-words.ts';

export interface FaultMessage {
  code: string;
  message: string;
  hint: string;
  /** The key of the value that the diagnostic points at. */
  key?: string;
  /** What was probably meant, to be written in place of the key or the value that is pointed at. */
  meant?: string;
  /** The one right text, as JSON, to be written in place of what is pointed at. */
  cure?: string;
  /** Points at the value of that key and not at the key. */
  at?: 'value';
}

export type MessageMaker = (fault: SchemaFault, set: SchemaSet) => FaultMessage;

/**
 * The schema's own sentence on a value, and its first example.
 * @param fits whether an example is one: under a condition more may be asked than its schema's examples hold
 */
export function help(nodes: SchemaNode[], fits: (example: unknown) => boolean = () => true): string {
  const example = first(nodes, 'examples')?.find(fits);
  return sentences(
    first(nodes, 'description'),
    example !== undefined && `An example: ${quote(example, 160)}`,
  );
}
