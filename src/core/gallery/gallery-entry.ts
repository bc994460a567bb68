/** What the gallery shows: the types of sections, and the templates. */
export type GalleryKind = 'sections' | 'templates';

/** One section type or template, as the list of the gallery names it. */
export interface GalleryEntry {
  kind: GalleryKind;
  /** As content names it: page-head. */
  name: string;
  title: string;
  description: string;
  /** Among which others it is listed, in an editor's words. */
  group: string;
  /** The extension that brings it; the engine's own have none. */
  extension?: string;
  /** The routes of the pages that hold it. */
  uses: string[];
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

export interface GalleryExample {
  /** What an editor copies. */
  json: string;
  /** Why it can't be drawn on this site. */
  fault?: string;
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

/** The address where an example stands alone, counted from 1. */
export function exampleAddress(entry: Pick<GalleryEntry, 'kind' | 'name'>, number: number): string {
  return `${galleryAddress(entry)}/${number}`;
}

export interface AskedEntry {
  kind: GalleryKind;
  name: string;
  /** Of an example, from 1; without one all of the entry is asked for. */
  number?: number;
}

/** What an address of the gallery asks for; undefined for any other address. */
export function readGalleryAddress(pathname: string): AskedEntry | undefined {
  const [, kind, name, number] =
    /^\/_(sections|templates)\/([a-z][a-z0-9-]*)(?:\/([1-9]\d?))?$/.exec(pathname) ?? [];
  if (!kind || !name) return undefined;
  return { kind: kind as GalleryKind, name, ...(number && { number: Number(number) }) };
}
