import type { SchemaSet } from './compose-schema.ts';
import type { JsonSource } from './json-source.ts';
import { visitParts } from './part-paths.ts';
import { checkRichText, type RichTextFault } from './rich-text.ts';
import type { JsonObject } from './validate.ts';

/** Where something stands in a file; with an offset, inside the text at that path. */
export interface Place {
  path: (string | number)[];
  offset?: number;
  length?: number;
}

/** What the rules want to know of one file: everything in it that refers to something else. */
export interface Facts {
  source: JsonSource;
  data: JsonObject;
  links: (Place & { href: string })[];
  ids: (Place & { id: string })[];
  headings: (Place & { level: number; text: string })[];
  images: (Place & { src: string; alt: string })[];
  films: (Place & { src: string })[];
  downloads: (Place & { src: string })[];
  forms: (Place & { id: string })[];
  collections: (Place & { name: string })[];
  /** Lists of sections, nested ones too, in document order. */
  sectionLists: (Place & { sections: readonly unknown[] })[];
  faults: (Place & { fault: RichTextFault })[];
}

/** Walks a file once along its schema and notes what it refers to. Data that break the schema are passed over. */
export function factsOf(set: SchemaSet, root: 'page' | 'site' | 'form', source: JsonSource): Facts {
  const facts = emptyFacts(source);
  visitParts(set, root, source.data, (part, heading, value, path, parent) => {
    // A dialog stands outside the order of the page's headings.
    const level = path[0] === 'dialog' ? undefined : heading;
    note(facts, part, level, value, path, parent);
  });
  return facts;
}

/** Adds what a template makes of its data; all of it stands where the page says `template`. */
export function addSections(set: SchemaSet, facts: Facts, sections: readonly JsonObject[]): void {
  const made = emptyFacts(facts.source);
  const place = ['template'];
  for (const section of sections) {
    visitParts(set, 'section', section, (part, heading, value, _path, parent) =>
      note(made, part, heading, value, place, parent),
    );
  }
  const plain = <T extends Place>(entries: T[]): T[] =>
    entries.map((entry) => {
      const { offset: _offset, length: _length, ...rest } = entry;
      return rest as T;
    });
  facts.headings = plain(made.headings);
  facts.ids.push(...plain(made.ids));
  facts.links.push(
    ...plain(made.links).filter(({ href }) => !facts.links.some((link) => link.href === href)),
  );
  facts.collections.push(...made.collections);
  facts.sectionLists.push({ path: place, sections }, ...made.sectionLists);
}

function emptyFacts(source: JsonSource): Facts {
  return {
    source,
    data: (source.data ?? {}) as JsonObject,
    links: [],
    ids: [],
    headings: [],
    images: [],
    films: [],
    downloads: [],
    forms: [],
    collections: [],
    sectionLists: [],
    faults: [],
  };
}

function note(
  facts: Facts,
  part: string,
  heading: number | undefined,
  value: unknown,
  path: readonly (string | number)[],
  parent: object | undefined,
): void {
  if (typeof value === 'string') noteText(facts, part, heading, value, path);
  else if (typeof value === 'object' && value !== null)
    noteObject(facts, part, value as JsonObject, path, parent);
}

function noteText(
  facts: Facts,
  part: string,
  heading: number | undefined,
  value: string,
  path: readonly (string | number)[],
): void {
  if (heading !== undefined) facts.headings.push({ level: heading, text: value, path: path.slice() });
  if (part === 'url') facts.links.push({ href: value, path: path.slice() });
  else if (part === 'anchor') facts.ids.push({ id: value, path: path.slice() });
  else if (part === 'formId') facts.forms.push({ id: value, path: path.slice() });
  else if (part === 'download') facts.downloads.push({ src: value, path: path.slice() });
  else if (part === 'richText') noteRichText(facts, value, path);
}

function noteRichText(facts: Facts, html: string, path: readonly (string | number)[]): void {
  const { headings, links, faults } = checkRichText(html);
  for (const { level, text, id, offset } of headings) {
    facts.headings.push({ level, text, path: path.slice(), offset });
    facts.ids.push({ id, path: path.slice(), offset });
  }
  for (const { href, offset } of links) facts.links.push({ href, path: path.slice(), offset });
  for (const fault of faults)
    facts.faults.push({ fault, path: path.slice(), offset: fault.offset, length: fault.length });
}

function noteObject(
  facts: Facts,
  part: string,
  value: JsonObject,
  path: readonly (string | number)[],
  parent: object | undefined,
): void {
  const { src, alt, collection } = value;
  if (part === 'image' && typeof src === 'string') {
    facts.images.push({ src, alt: typeof alt === 'string' ? alt : '', path: path.slice() });
  } else if (part === 'film' && typeof src === 'string') facts.films.push({ src, path: path.slice() });
  else if (part === 'collection' && typeof collection === 'string' && parent) {
    facts.collections.push({ name: collection, path: path.slice() });
  } else if (part === 'sections' && Array.isArray(value)) {
    facts.sectionLists.push({ path: path.slice(), sections: value });
  }
}
