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
  return meaning(name, sections, wordOf) ?? meaning(name, sections, singular);
}

function meaning(
  name: string,
  sections: ReadonlyMap<string, SchemaNode>,
  read: (name: string) => string,
): NamedSection | undefined {
  const word = read(name);
  const isMeant = (other: string) => read(other) === word;
  const types = [...sections];
  const type =
    types.find(([own]) => isMeant(own)) ?? types.find(([, { alsoCalled }]) => alsoCalled?.some(isMeant));
  if (type) return { type: type[0] };
  const named = types.flatMap(([own, schema]) => variantsCalled(own, otherNames(schema).variants, isMeant));
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const values = types.flatMap(([own, { properties }]) =>
    (properties?.['variant']?.enum ?? [])
      .map(String)
      .filter(isMeant)
      .map((variant) => ({ type: own, variant })),
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

/** Reads the other names that a section's schema lists. */
export function otherNames({ alsoCalled = [], properties }: SchemaNode): OtherNames {
  return {
    type: alsoCalled,
    variants: new Map(Object.entries(properties?.['variant']?.enumAlsoCalled ?? {})),
  };
}

/** The name without what people write in different ways: card-grid, CardGrid, "Card grid". */
export function wordOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function singular(name: string): string {
  const word = wordOf(name);
  return word.length > 3 ? word.replace(/s$/, '') : word;
}
