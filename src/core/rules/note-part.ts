import { isCrop } from '../content/crop.ts';
import type { JsonObject } from '../content/valid-page.ts';
import type { JsonSource } from '../json/json-source.ts';
import { toText } from '../json/to-text.ts';
import { stripMarkup } from '../rich-text/markup-tokens.ts';
import { checkRichText } from '../rich-text/rich-text.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import type { FileKind, Lists, FileReferences } from './references.ts';

/** A shared empty list saves memory: most pages have no film and no diagnostic. */
export const NONE: never[] = [];

/** An empty collection of references. */
export function noReferences(set: SchemaSet, kind: FileKind, source: JsonSource): FileReferences {
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
    diagnostics: NONE,
  };
}

function add<K extends keyof Lists>(references: Lists, name: K, entry: Lists[K][number]): void {
  const list: unknown[] = references[name];
  if (list === NONE) (references as Record<K, unknown[]>)[name] = [entry];
  else list.push(entry);
}

/** Keys with addresses that visitors can't follow. */
const HIDDEN = new Set<unknown>(['counts', 'thirdParties', 'seo']);

/**
 * Collects the references of one part.
 * @param at the part's number in the walk along the schema
 */
export function notePart(
  references: FileReferences,
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

/** Whether an address is internal: only those are checked. */
function isInside(href: string): boolean {
  return href[0] === '/' || href[0] === '#';
}

function noteRichText(references: FileReferences, html: string, at: number): void {
  const { headings, links, diagnostics } = checkRichText(html);
  for (const { level, text, id, offset } of headings) {
    add(references, 'headings', { level, text, at, offset });
    add(references, 'ids', { id, at, offset });
  }
  for (const { href, html: inner, offset, wordsAt } of links) {
    add(references, isInside(href) ? 'links' : 'addresses', { href, at, offset });
    add(references, 'linkWords', {
      text: stripMarkup(inner),
      href,
      at,
      offset: wordsAt,
      length: inner.length,
    });
  }
  for (const diagnostic of diagnostics)
    add(references, 'diagnostics', { diagnostic, at, offset: diagnostic.offset, length: diagnostic.length });
}

function noteObject(
  references: FileReferences,
  part: string,
  value: JsonObject,
  path: readonly (string | number)[],
  at: number,
  shown: number | undefined,
): void {
  const { src, alt, crop, focus, collection, label, to } = value;
  if (part === 'link' && typeof label === 'string')
    add(references, 'linkWords', { text: label.trim(), href: toText(to ?? ''), at, key: 'label' });
  else if (part === 'image' && typeof src === 'string') {
    const alternative = typeof alt === 'string' ? { alt } : {};
    const width = shown === undefined ? {} : { shown };
    add(references, 'images', {
      src,
      ...alternative,
      at,
      ...width,
      ...(isCrop(crop) && { crop }),
      ...(typeof focus === 'object' && focus !== null && { focus: true }),
    });
  } else if ((part === 'film' || part === 'video') && typeof src === 'string')
    add(references, 'films', part === 'video' ? { src, at, isStarted: true } : { src, at });
  else if (part === 'collection' && typeof collection === 'string')
    add(references, 'collections', { name: collection, at });
  else if (part === 'sections' && Array.isArray(value)) {
    add(references, 'sectionLists', { path: path.slice(), sections: value });
  }
}
