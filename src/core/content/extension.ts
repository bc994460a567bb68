import type { JsonPath } from '../json/json-source.ts';
import type { Rule } from '../rules/rule.ts';
import type { Collect, CollectedPage } from './collections.ts';
import type { JsonObject } from './valid-page.ts';

/**
 * What validation needs of an extension: a part of the engine that a site may do without. All of it is pure, and
 * passed in by the caller; core finds no extension itself.
 */
export interface ContentExtension {
  rules: readonly Rule[];
  /** The collections that it brings. One that lists no pages has an empty list, so that its name is known. */
  collect: Collect;
  /** Addresses of files that it adds to the built site, so that pages may link to them. */
  isBuiltFile(address: string): boolean;
  /** What the file of a page has to say otherwise once the page has another address. */
  readdress?: Readdress;
}

/**
 * Tells what changes in the file of a page that moves, such as the numbers of an issue that its address names.
 * @param page what its file says, and its new route
 * @param around the data of _site.json, and the pages that keep to their schemas
 */
export type Readdress = (
  page: { data: JsonObject; to: string },
  around: { site: JsonObject; pages: readonly CollectedPage[] },
) => readonly KeyChange[];

/** A key that a file has, with what it says from then on; without a value it goes. */
export interface KeyChange {
  path: JsonPath;
  value: unknown;
}
