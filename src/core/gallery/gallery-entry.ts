/** What the gallery shows: the types of sections, and the templates. */
export type GalleryKind = 'sections' | 'templates';

/** One section type or template, as the list of the gallery names it. */
export interface GalleryEntry {
  kind: GalleryKind;
  /** As content names it: page-head. */
  name: string;
  title: string;
  description: string;
  /** What else people call it. */
  alsoCalled: readonly string[];
  /** Among which others it is listed, in an editor's words. */
  group: string;
  /** The extension that brings it; the engine's own have none. */
  extension?: string;
  /** The routes of the pages that hold it. */
  uses: string[];
  examples: ListedExample[];
}

/** An example of a schema, as the list of the gallery names it. */
export interface ListedExample {
  /** As its address names it, by its variant: process. */
  name: string;
  /** Its place among the examples of the schema, from 1. */
  number: number;
  title: string;
  /** When to take the variant. */
  description?: string;
  /** What else people call the variant. */
  alsoCalled: readonly string[];
  /** Why it can't be drawn on this site. */
  fault?: string;
}

/** A section that pages of the site share, as the list of the gallery names it. */
export interface SharedEntry {
  /** As pages use it: opening-hours. */
  name: string;
  /** Of its section: text-block. */
  type: string;
  title: string;
  file: string;
  /** The routes of the pages on which it is seen. */
  uses: string[];
}

/** All that the gallery knows of one entry. */
export interface GalleryDetail extends GalleryEntry {
  /** Its schema and the folder or file of its code, from the engine's root. */
  files: string[];
  properties: PropertyRow[];
  examples: GalleryExample[];
}

export interface GalleryExample extends ListedExample {
  /** What an editor copies. */
  json: string;
}

/** A property of a schema, as a table explains it. */
export interface PropertyRow {
  /** items[].title */
  name: string;
  /** What is written there: text, a list, Link … */
  type: string;
  required: boolean;
  description: string;
  /** How much fits, and which values there are. */
  limits: string;
  /** As JSON. */
  example: string;
}

/** What a section adds to a page that holds its first example, in bytes as they are sent (brotli). */
export interface SectionWeight {
  html: number;
  css: number;
  script: number;
}

/** The gallery's own address of an entry: /_sections/hero, /_templates/service. */
export function galleryAddress({ kind, name }: Pick<GalleryEntry, 'kind' | 'name'>): string {
  return `/_${kind}/${name}`;
}

/** The gallery's page of an example: /_sections/card-grid/process. */
export function exampleAddress(
  entry: Pick<GalleryEntry, 'kind' | 'name'>,
  { name }: Pick<ListedExample, 'name'>,
): string {
  return `${galleryAddress(entry)}/${name}`;
}

/** The address where an example stands alone, as a page of its own, counted from 1. */
export function frameAddress(entry: Pick<GalleryEntry, 'kind' | 'name'>, number: number): string {
  return `${galleryAddress(entry)}/${number}`;
}

export interface AskedEntry {
  kind: GalleryKind;
  name: string;
  /** Of the document of an example, from 1. */
  number?: number;
  /** The name of an example, for its page in the gallery. */
  example?: string;
}

/** What an address of the gallery asks for; undefined for any other address. */
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
