import type { SchemaNode } from '../schema/schema-node.ts';
import type { ListedExample } from './gallery-entry.ts';

/**
 * Names the examples of a schema by their variants, in order. An example without a variant is named after the
 * default variant, or "plain" if there is none; a second example of a variant is "plain-2".
 */
export function nameExamples({ examples = [], properties }: SchemaNode): ListedExample[] {
  const variant = properties?.['variant'];
  const counts = new Map<string, number>();
  return examples.map((example, index) => {
    const value = String(writtenVariant(example) ?? variant?.default ?? 'plain');
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    const description = variant?.enumDescriptions?.[variant.enum?.indexOf(value) ?? -1];
    return {
      name: count === 1 ? value : `${value}-${count}`,
      number: index + 1,
      title: examples.length === 1 ? 'Example' : createTitle(value, count),
      ...(description && { description }),
      alsoCalled: [...(variant?.enumAlsoCalled?.[value] ?? [])],
    };
  });
}

function writtenVariant(example: unknown): unknown {
  return typeof example === 'object' && example && 'variant' in example ? example.variant : undefined;
}

/** Turns a name into a title: two-columns, 1 is "Two columns", and two-columns, 2 is "Two columns, 2". */
function createTitle(value: string, count: number): string {
  const words = value.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return count === 1 ? title : `${title}, ${count}`;
}
