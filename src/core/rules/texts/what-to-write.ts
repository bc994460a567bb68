import { first } from '../../schema/schema-lookup.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { shortened } from './marked-texts.ts';

/** The schema's own words on a value, by the nodes that it is held to. */
export function whatToWrite(nodes: SchemaNode[]): string {
  const description = first(nodes, 'description');
  if (description === undefined) return 'Write what belongs here.';
  const example = first(nodes, 'examples')?.[0];
  const words = `${first(nodes, 'title') ?? 'Text'}: ${description}`;
  return typeof example === 'string' ? `${words} For example: ${shortened(example)}` : words;
}
