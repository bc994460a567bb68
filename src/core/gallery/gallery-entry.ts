/** The kinds of entries in the gallery. */
export type GalleryKind = 'sections' | 'templates';

/** A section type or template, as an entry of the gallery's list. */
export interface GalleryEntry {
  kind: GalleryKind;
  /** The name in content: page-head. */
  name: string;
  title: string;
  description: string;
  /** Other common names. */
  alsoCalled: readonly string[];
  /** The heading of its group, for editors. */
  group: string;
  /** The extension that it belongs to; undefined for the engine's own. */
  extension?: string;
  /** The routes of the pages that use it. */
  uses: string[];
  examples: ListedExample[];
}

/** An example of a schema, as listed in the gallery. */
export interface ListedExample {
  /** The name in its address, from its variant: process. */
  name: string;
  /** The number among the schema's examples, from 1. */
  number: number;
  title: string;
  /** When to use the variant. */
  description?: string;
  /** Other common names of the variant. */
  alsoCalled: readonly string[];
  /** The reason why this site can't render it. */
  problem?: string;
}

/** A shared section of the site, as listed in the gallery. */
export interface SharedEntry {
  /** The name for `use`: opening-hours. */
  name: string;
  /** The type of its section: text-block. */
  type: string;
  title: string;
  file: string;
  /** The routes of the pages that use it. */
  uses: string[];
}

/** All data of one gallery entry. */
export interface GalleryDetail extends GalleryEntry {
  /** The paths of its schema and its code (folder or file), from the engine's root. */
  files: string[];
  properties: PropertyRow[];
  examples: GalleryExample[];
}

/** An example in the gallery, with its JSON to copy. */
export interface GalleryExample extends ListedExample {
  /** JSON to copy. */
  json: string;
}

/** A row of the table of properties. */
export interface PropertyRow {
  /** items[].title */
  name: string;
  /** The type in words: text, a list, Link … */
  type: string;
  required: boolean;
  description: string;
  /** Limits and allowed values. */
  limits: string;
  /** As JSON. */
  example: string;
}

/** The bytes that a section adds to a page with its first example, compressed with brotli. */
export interface SectionWeight {
  html: number;
  css: number;
  script: number;
}

/** The address of an entry in the gallery: /_sections/hero, /_templates/service. */
export function galleryAddress({ kind, name }: Pick<GalleryEntry, 'kind' | 'name'>): string {
  return `/_${kind}/${name}`;
}

/** The gallery page of an example: /_sections/card-grid/process. */
export function exampleAddress(
  entry: Pick<GalleryEntry, 'kind' | 'name'>,
  { name }: Pick<ListedExample, 'name'>,
): string {
  return `${galleryAddress(entry)}/${name}`;
}

/** The address of a page with only this example, counted from 1. */
export function frameAddress(entry: Pick<GalleryEntry, 'kind' | 'name'>, number: number): string {
  return `${galleryAddress(entry)}/${number}`;
}

/** The entry of the gallery that an address names. */
export interface AskedEntry {
  kind: GalleryKind;
  name: string;
  /** The number of the example on a page for one example, from 1. */
  number?: number;
  /** The name of the example on its gallery page. */
  example?: string;
}

/** Parses an address of the gallery; undefined for any other address. */
export function readGalleryAddress(pathname: string): AskedEntry | undefined {
  const [, kind, name, number, example] =
    /^\/_(sections|templates)\/([a-z][a-z0-9-]*)(?:\/(?:([1-9]\d?)|([a-z][a-z0-9-]*)))?$/.exec(pathname) ??
    [];
  if (!kind || !name) return undefined;
  return {
    kind: kind as GalleryKind,
    name,
    ...(number && { number: Number(number) }),
    ...(example && { example }),
  };
}
