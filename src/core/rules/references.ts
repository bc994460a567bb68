import type { SchemaSet } from '../schema/compose-schema.ts';
import type { JsonSource } from '../json/json-source.ts';
import { visitParts } from '../schema/walk-content.ts';
import { checkRichText, type RichTextFault } from '../rich-text/rich-text.ts';
import type { JsonObject } from '../validate.ts';

/** Where something stands in a file; with an offset, inside the text there. */
export interface Place {
  path?: (string | number)[];
  /** In place of a path: the number of the part in the walk along the schema. Paths are made only for faults. */
  at?: number;
  /** A key of that part. */
  key?: string;
  offset?: number;
  length?: number;
}

interface Lists {
  /** `hidden`: not a link that a visitor could follow. */
  links: (Place & { href: string; hidden?: boolean })[];
  ids: (Place & { id: string })[];
  headings: (Place & { level: number; text: string })[];
  images: (Place & { src: string; alt: string })[];
  films: (Place & { src: string })[];
  downloads: (Place & { src: string })[];
  forms: (Place & { id: string })[];
  collections: (Place & { name: string })[];
  /** Lists of sections, nested ones too, in document order. */
  sectionLists: { path: (string | number)[]; sections: readonly unknown[] }[];
  faults: (Place & { fault: RichTextFault })[];
}

export type FileKind = 'page' | 'site' | 'form';

/** What the rules want to know of one file: everything in it that refers to something else. */
export interface Facts extends Lists {
  source: JsonSource;
  data: JsonObject;
  set: SchemaSet;
  kind: FileKind;
}

/** Walks a file once along its schema and notes what it refers to. Data that break the schema are passed over. */
export function factsOf(set: SchemaSet, kind: FileKind, source: JsonSource): Facts {
  const facts = emptyFacts(set, kind, source);
  let at = -1;
  visitParts(set, kind, source.data, (part, heading, value, path) => {
    at++;
    // A dialog stands outside the order of the page's headings.
    note(facts, part, path[0] === 'dialog' ? undefined : heading, value, path, at);
  });
  return facts;
}

/** Adds what a template makes of its data; all of it stands where the page says `template`. */
export function addSections(facts: Facts, sections: readonly JsonObject[]): void {
  const made = emptyFacts(facts.set, facts.kind, facts.source);
  const path = ['template'];
  for (const section of sections) {
    visitParts(facts.set, 'section', section, (part, heading, value) =>
      note(made, part, heading, value, path, 0),
    );
  }
  facts.headings = made.headings.map(({ level, text }) => ({ level, text, path }));
  facts.ids = [...facts.ids, ...made.ids.map(({ id }) => ({ id, path }))];
  const known = new Set(facts.links.map(({ href }) => href));
  const links = made.links.filter(({ href }) => !known.has(href)).map(({ href }) => ({ href, path }));
  facts.links = [...facts.links, ...links];
  facts.collections = [...facts.collections, ...made.collections];
  facts.sectionLists = [...facts.sectionLists, { path, sections }, ...made.sectionLists];
}

/** The path of a place. */
export function pathOf({ set, kind, data }: Facts, { path, at, key }: Place): (string | number)[] {
  let found = path ?? [];
  let number = -1;
  if (at !== undefined) {
    visitParts(set, kind, data, (_part, _heading, _value, here) => {
      if (++number === at) found = here.slice();
    });
  }
  return key === undefined ? found : [...found, key];
}

/** Stands for every list that has no entry: most pages have no film and no fault. */
const NONE: never[] = [];

function emptyFacts(set: SchemaSet, kind: FileKind, source: JsonSource): Facts {
  return {
    source,
    data: (source.data ?? {}) as JsonObject,
    set,
    kind,
    links: NONE,
    ids: NONE,
    headings: NONE,
    images: NONE,
    films: NONE,
    downloads: NONE,
    forms: NONE,
    collections: NONE,
    sectionLists: NONE,
    faults: NONE,
  };
}

function add<K extends keyof Lists>(facts: Lists, name: K, entry: Lists[K][number]): void {
  const list: unknown[] = facts[name];
  if (list === NONE) (facts as Record<K, unknown[]>)[name] = [entry];
  else list.push(entry);
}

/** Parts of a file whose addresses are not links that a visitor could follow. */
const HIDDEN = new Set<unknown>(['counts', 'thirdParties', 'seo']);

function note(
  facts: Facts,
  part: string,
  heading: number | undefined,
  value: unknown,
  path: readonly (string | number)[],
  at: number,
): void {
  if (typeof value === 'object' && value !== null) noteObject(facts, part, value as JsonObject, path, at);
  if (typeof value !== 'string') return;
  if (heading !== undefined) add(facts, 'headings', { level: heading, text: value, at });
  if (part === 'url') {
    if (!isInside(value)) return;
    add(facts, 'links', HIDDEN.has(path[0]) ? { href: value, at, hidden: true } : { href: value, at });
  } else if (part === 'anchor') add(facts, 'ids', { id: value, at });
  else if (part === 'formId') add(facts, 'forms', { id: value, at });
  else if (part === 'download') add(facts, 'downloads', { src: value, at });
  else if (part === 'richText') noteRichText(facts, value, at);
}

/** Only addresses of this site are looked into. */
function isInside(href: string): boolean {
  return href[0] === '/' || href[0] === '#';
}

function noteRichText(facts: Facts, html: string, at: number): void {
  const { headings, links, faults } = checkRichText(html);
  for (const { level, text, id, offset } of headings) {
    add(facts, 'headings', { level, text, at, offset });
    add(facts, 'ids', { id, at, offset });
  }
  for (const { href, offset } of links) if (isInside(href)) add(facts, 'links', { href, at, offset });
  for (const fault of faults) add(facts, 'faults', { fault, at, offset: fault.offset, length: fault.length });
}

function noteObject(
  facts: Facts,
  part: string,
  value: JsonObject,
  path: readonly (string | number)[],
  at: number,
): void {
  const { src, alt, collection } = value;
  if (part === 'image' && typeof src === 'string') {
    add(facts, 'images', { src, alt: typeof alt === 'string' ? alt : '', at });
  } else if (part === 'film' && typeof src === 'string') add(facts, 'films', { src, at });
  else if (part === 'collection' && typeof collection === 'string')
    add(facts, 'collections', { name: collection, at });
  else if (part === 'sections' && Array.isArray(value)) {
    add(facts, 'sectionLists', { path: path.slice(), sections: value });
  }
}
