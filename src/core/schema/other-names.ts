import type { SchemaNode } from './schema-node.ts';

/** A section type, with the variant if the name means only that one. */
export interface NamedSection {
  type: string;
  variant?: string;
}

/** The aliases of a section type and its variants. */
export interface OtherNames {
  type: readonly string[];
  /** By variant; variants without aliases are left out. */
  variants: ReadonlyMap<string, readonly string[]>;
}

/**
 * The section type of an alias: `accordion` is `{ type: 'faq' }`, `steps` is `{ type: 'card-grid', variant: 'process'
 * }`. Case, separators and a final plural s are ignored.
 * @param sections the schemas of all section types, by type
 * @returns undefined if no type or variant has this alias, or several variants have it
 */
export function findSectionByAlias(
  name: string,
  sections: ReadonlyMap<string, SchemaNode>,
): NamedSection | undefined {
  return findByName(name, sections, normaliseName) ?? findByName(name, sections, singular);
}

function findByName(
  name: string,
  sections: ReadonlyMap<string, SchemaNode>,
  read: (name: string) => string,
): NamedSection | undefined {
  const word = read(name);
  const isMeant = (other: string) => read(other) === word;
  const types = [...sections];
  const type =
    types.find(([typeName]) => isMeant(typeName)) ??
    types.find(([, { alsoCalled }]) => alsoCalled?.some(isMeant));
  if (type) return { type: type[0] };
  const namedVariants = types.flatMap(([typeName, schema]) =>
    variantsCalled(typeName, otherNames(schema).variants, isMeant),
  );
  if (namedVariants.length > 0) return namedVariants.length === 1 ? namedVariants[0] : undefined;
  const values = types.flatMap(([typeName, { properties }]) =>
    (properties?.['variant']?.enum ?? [])
      .map(String)
      .filter(isMeant)
      .map((variant) => ({ type: typeName, variant })),
  );
  return values.length === 1 ? values[0] : undefined;
}

function variantsCalled(
  type: string,
  variants: OtherNames['variants'],
  isMeant: (name: string) => boolean,
): NamedSection[] {
  return [...variants].flatMap(([variant, names]) => (names.some(isMeant) ? [{ type, variant }] : []));
}

/** The aliases in a section's schema. */
export function otherNames({ alsoCalled = [], properties }: SchemaNode): OtherNames {
  return {
    type: alsoCalled,
    variants: new Map(Object.entries(properties?.['variant']?.enumAlsoCalled ?? {})),
  };
}

/** A name in normal form: card-grid, CardGrid and "Card grid" are equal. */
export function normaliseName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function singular(name: string): string {
  const word = normaliseName(name);
  return word.length > 3 ? word.replace(/s$/, '') : word;
}
