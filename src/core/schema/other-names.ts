import type { SchemaNode } from './schema-node.ts';

/** A section type, with the variant where the name means only that one. */
export interface NamedSection {
  type: string;
  variant?: string;
}

/** What people call a section type and its variants besides their names in content. */
export interface OtherNames {
  type: readonly string[];
  /** By variant; a variant without other names is not among them. */
  variants: ReadonlyMap<string, readonly string[]>;
}

/**
 * The section type that a name stands for: `accordion` is `{ type: 'faq' }`, `steps` is
 * `{ type: 'card-grid', variant: 'process' }`. Case, signs between words and a plural's last s do not matter.
 * @param sections the schemas of all section types, by type
 * @returns undefined if no type or variant has this name, or if several variants have it
 */
export function sectionCalled(
  name: string,
  sections: ReadonlyMap<string, SchemaNode>,
): NamedSection | undefined {
  const word = wordOf(name);
  const isMeant = (other: string) => wordOf(other) === word;
  const types = [...sections];
  const type =
    types.find(([own]) => isMeant(own)) ?? types.find(([, { alsoCalled }]) => alsoCalled?.some(isMeant));
  if (type) return { type: type[0] };
  const variants = types.flatMap(([own, schema]) =>
    [...otherNames(schema).variants]
      .filter(([, names]) => names.some(isMeant))
      .map(([variant]) => ({ type: own, variant })),
  );
  const values = types.flatMap(([own, schema]) =>
    variantsOf(schema)
      .filter(isMeant)
      .map((variant) => ({ type: own, variant })),
  );
  const found = variants.length > 0 ? variants : values;
  return found.length === 1 ? found[0] : undefined;
}

/** Reads the other names that a section's schema lists. */
export function otherNames({ alsoCalled = [], properties }: SchemaNode): OtherNames {
  return {
    type: alsoCalled,
    variants: new Map(Object.entries(properties?.['variant']?.enumAlsoCalled ?? {})),
  };
}

/** The name without what people write in different ways: card-grid, CardGrid, "Card grids". */
export function wordOf(name: string): string {
  const letters = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return letters.length > 3 ? letters.replace(/s$/, '') : letters;
}

function variantsOf({ properties }: SchemaNode): string[] {
  return (properties?.['variant']?.enum ?? []).map(String);
}
