import type { SchemaNode } from './schema-node.ts';

/** The section type and the variant in the name of a variant's schema: text-block.ledger. */
export function readVariantName(name: string): { type: string; variant: string } {
  const [type = '', variant = ''] = name.split('.', 2);
  return { type, variant };
}

/**
 * The schema of a section type with the variants that have separate schemas (`schemas/variants`), such as
 * those that a project adds to a type of the engine. Each of these schemas has a title, a description,
 * examples, other names, and in `then` the limits of the section in this variant.
 * @param type the section type
 * @param variants the schemas of all variants, by name
 */
export function withVariants(
  section: SchemaNode,
  type: string,
  variants: ReadonlyMap<string, SchemaNode>,
): SchemaNode {
  const ownVariants = [...variants].flatMap(([name, schema]) => {
    const parsedName = readVariantName(name);
    return parsedName.type === type ? [{ name: parsedName.variant, schema }] : [];
  });
  if (ownVariants.length === 0) return section;
  const before = section.properties?.['variant'];
  const names = ownVariants.map(({ name }) => name);
  const variant: SchemaNode = {
    title: 'Variant',
    description: 'How the section looks; without it, it has its usual look.',
    examples: names.slice(0, 1),
    type: 'string',
    ...before,
    enum: [...(before?.enum ?? []), ...names],
    enumDescriptions: [
      ...(before?.enumDescriptions ?? []),
      ...ownVariants.map(({ schema }) => schema.description ?? ''),
    ],
    enumAlsoCalled: {
      ...before?.enumAlsoCalled,
      ...Object.fromEntries(ownVariants.map(({ name, schema }) => [name, schema.alsoCalled ?? []])),
    },
  };
  const limits = ownVariants.flatMap(({ name, schema: { then } }): SchemaNode[] =>
    then ? [{ if: { properties: { variant: { const: name } }, required: ['variant'] }, then }] : [],
  );
  return {
    ...section,
    examples: [...(section.examples ?? []), ...ownVariants.flatMap(({ schema }) => schema.examples ?? [])],
    properties: { ...section.properties, variant },
    ...(limits.length > 0 && { allOf: [...(section.allOf ?? []), ...limits] }),
  };
}
