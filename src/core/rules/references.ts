import type { SchemaSet } from '../schema/compose-schema.ts';
import { textsOf, type JsonSource } from '../json/json-source.ts';
import { visitParts } from '../schema/walk-content.ts';
import { wordsOf } from '../rich-text/markup-tokens.ts';
import { checkRichText, type RichTextFault } from '../rich-text/rich-text.ts';
import { datedIn, mayHaveDates, type Dated } from '../content/dated.ts';
import { meet, type Period } from '../content/moments.ts';
import type { JsonObject } from '../content/valid-page.ts';

/** Where something is in a file; with an offset, inside the text there. */
export interface Place {
  path?: (string | number)[];
  /** In place of a path: the number of the part in the walk along the schema. Paths are made only for faults. */
  at?: number;
  /** A key of that part. */
  key?: string;
  offset?: number;
  length?: number;
}

/** When a part is there, where what is around it has dates; those of the whole file are not counted in. */
interface Timed {
  when?: Period;
}

export interface Lists {
  /** `hidden`: not a link that a visitor could follow. */
  links: (Place & Timed & { href: string; hidden?: boolean })[];
  /** Addresses that leave the site: https:, mailto:, tel:. */
  addresses: (Place & { href: string; hidden?: boolean })[];
  /** What links say. */
  linkWords: (Place & { words: string })[];
  ids: (Place & Timed & { id: string })[];
  headings: (Place & { level: number; text: string })[];
  /** `shown`: how wide the picture is shown at most, in CSS pixels, where the schema says so. */
  images: (Place & { src: string; alt: string; shown?: number })[];
  films: (Place & { src: string })[];
  downloads: (Place & { src: string })[];
  forms: (Place & { id: string })[];
  icons: (Place & { name: string })[];
  collections: (Place & { name: string })[];
  /** Days after which something is over. */
  days: (Place & { day: string })[];
  /** Lists of sections, nested ones too, in document order. */
  sectionLists: { path: (string | number)[]; sections: readonly unknown[] }[];
  faults: (Place & { fault: RichTextFault })[];
}

export type FileKind = 'page' | 'site' | 'form' | 'redirects' | 'section';

/** A file in which places can be found. */
export interface Origin {
  source: JsonSource;
  set: SchemaSet;
  kind: FileKind;
}

/** What the rules want to know of one file: everything in it that refers to something else. */
export interface References extends Lists, Origin {
  data: JsonObject;
  /** Everything in it that is there for a time only. */
  dated: readonly Dated[];
  /** Where rich text with tags stands: the keys, by the object or list that holds them. */
  markedUp: Map<object, Set<string | number>>;
}

/** Walks a file once along its schema and notes what it refers to. Data that break the schema are passed over. */
export function referencesOf(set: SchemaSet, kind: FileKind, source: JsonSource): References {
  const references = noReferences(set, kind, source);
  let at = -1;
  visitParts(set, kind, source.data, (part, heading, value, path, parent, shown) => {
    at++;
    // A dialog is outside the order of the page's headings.
    note(references, part, path[0] === 'dialog' ? undefined : heading, value, path, at, shown);
    if (part === 'richText' && parent && typeof value === 'string' && value.includes('<'))
      noteMarkup(references, parent, path.at(-1)!);
  });
  noteDates(references);
  return references;
}

/** Few files have dates: only in those is it looked up where each link and each name stands. */
function noteDates(references: References): void {
  if (!mayHaveDates(textsOf(references.source))) return;
  references.dated = datedIn(references.data);
  const inner = references.dated.filter(({ path }) => path.length > 0);
  if (inner.length === 0) return;
  const timed = <Entry extends Place & Timed>(entry: Entry): Entry => {
    const path = pathOf(references, entry);
    const around = inner.filter((each) => each.path.every((key, depth) => key === path[depth]));
    return around.length > 0 ? { ...entry, when: around.map(({ period }) => period).reduce(meet) } : entry;
  };
  references.links = references.links.map(timed);
  references.ids = references.ids.map(timed);
}

/** Adds what a template makes of its data; all of it stands where the page says `template`. */
export function addSections(references: References, sections: readonly JsonObject[]): void {
  const made = noReferences(references.set, references.kind, references.source);
  const path = ['template'];
  for (const section of sections) {
    visitParts(references.set, 'section', section, (part, heading, value) =>
      note(made, part, heading, value, path, 0),
    );
  }
  references.headings = made.headings.map(({ level, text }) => ({ level, text, path }));
  references.ids = [...references.ids, ...made.ids.map(({ id }) => ({ id, path }))];
  const known = new Set(references.links.map(({ href }) => href));
  const links = made.links.filter(({ href }) => !known.has(href)).map(({ href }) => ({ href, path }));
  references.links = [...references.links, ...links];
  const isNew = (name: 'images' | 'films' | 'downloads') => {
    const written = new Set(references[name].map(({ src }) => src));
    return ({ src }: { src: string }) => !written.has(src);
  };
  const here = <Entry extends Place>({ at: _walked, ...entry }: Entry) => ({ ...entry, path });
  // The page's own texts, which the template passes on, have been told of.
  if (references.faults === NONE) references.faults = made.faults.map(({ fault }) => ({ fault, path }));
  references.images = [...references.images, ...made.images.filter(isNew('images')).map(here)];
  references.films = [...references.films, ...made.films.filter(isNew('films')).map(here)];
  references.downloads = [...references.downloads, ...made.downloads.filter(isNew('downloads')).map(here)];
  const asked = new Set(references.forms.map(({ id }) => id));
  references.forms = [...references.forms, ...made.forms.filter(({ id }) => !asked.has(id)).map(here)];
  references.collections = [...references.collections, ...made.collections];
  references.sectionLists = [...references.sectionLists, { path, sections }, ...made.sectionLists];
}

/** The path of a place. */
export function pathOf({ set, kind, source }: Origin, { path, at, key }: Place): (string | number)[] {
  let found = path ?? [];
  let number = -1;
  if (at !== undefined) {
    visitParts(set, kind, source.data, (_part, _heading, _value, here) => {
      if (++number === at) found = here.slice();
    });
  }
  return key === undefined ? found : [...found, key];
}

/** Stands for every list that has no entry: most pages have no film and no fault. */
const NONE: never[] = [];

function noReferences(set: SchemaSet, kind: FileKind, source: JsonSource): References {
  return {
    source,
    data: (source.data ?? {}) as JsonObject,
    set,
    kind,
    dated: NONE,
    markedUp: new Map(),
    links: NONE,
    addresses: NONE,
    linkWords: NONE,
    ids: NONE,
    headings: NONE,
    images: NONE,
    films: NONE,
    downloads: NONE,
    forms: NONE,
    icons: NONE,
    collections: NONE,
    days: NONE,
    sectionLists: NONE,
    faults: NONE,
  };
}

function add<K extends keyof Lists>(references: Lists, name: K, entry: Lists[K][number]): void {
  const list: unknown[] = references[name];
  if (list === NONE) (references as Record<K, unknown[]>)[name] = [entry];
  else list.push(entry);
}

/** Parts of a file whose addresses are not links that a visitor could follow. */
const HIDDEN = new Set<unknown>(['counts', 'thirdParties', 'seo']);

function note(
  references: References,
  part: string,
  heading: number | undefined,
  value: unknown,
  path: readonly (string | number)[],
  at: number,
  shown?: number,
): void {
  if (typeof value === 'object' && value !== null)
    noteObject(references, part, value as JsonObject, path, at, shown);
  if (typeof value !== 'string') return;
  if (heading !== undefined) add(references, 'headings', { level: heading, text: value, at });
  if (part === 'url') {
    const list = isInside(value) ? 'links' : 'addresses';
    add(references, list, HIDDEN.has(path[0]) ? { href: value, at, hidden: true } : { href: value, at });
  } else if (part === 'anchor') add(references, 'ids', { id: value, at });
  else if (part === 'formId') add(references, 'forms', { id: value, at });
  else if (part === 'icon') add(references, 'icons', { name: value, at });
  else if (part === 'eventDay') add(references, 'days', { day: value, at });
  else if (part === 'download') add(references, 'downloads', { src: value, at });
  else if (part === 'richText') noteRichText(references, value, at);
}

function noteMarkup({ markedUp }: References, parent: object, key: string | number): void {
  const keys = markedUp.get(parent);
  if (keys) keys.add(key);
  else markedUp.set(parent, new Set([key]));
}

/** Only addresses of this site are looked into. */
function isInside(href: string): boolean {
  return href[0] === '/' || href[0] === '#';
}

function noteRichText(references: References, html: string, at: number): void {
  const { headings, links, faults } = checkRichText(html);
  for (const { level, text, id, offset } of headings) {
    add(references, 'headings', { level, text, at, offset });
    add(references, 'ids', { id, at, offset });
  }
  for (const { href, html: inner, offset, wordsAt } of links) {
    add(references, isInside(href) ? 'links' : 'addresses', { href, at, offset });
    add(references, 'linkWords', { words: wordsOf(inner), at, offset: wordsAt, length: inner.length });
  }
  for (const fault of faults)
    add(references, 'faults', { fault, at, offset: fault.offset, length: fault.length });
}

function noteObject(
  references: References,
  part: string,
  value: JsonObject,
  path: readonly (string | number)[],
  at: number,
  shown: number | undefined,
): void {
  const { src, alt, collection, label } = value;
  if (part === 'link' && typeof label === 'string')
    add(references, 'linkWords', { words: label.trim(), at, key: 'label' });
  else if (part === 'image' && typeof src === 'string') {
    const width = shown === undefined ? {} : { shown };
    add(references, 'images', { src, alt: typeof alt === 'string' ? alt : '', at, ...width });
  } else if (part === 'film' && typeof src === 'string') add(references, 'films', { src, at });
  else if (part === 'collection' && typeof collection === 'string')
    add(references, 'collections', { name: collection, at });
  else if (part === 'sections' && Array.isArray(value)) {
    add(references, 'sectionLists', { path: path.slice(), sections: value });
  }
}
