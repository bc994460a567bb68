import type { JsonPath } from '../json/json-source.ts';
import type { WrittenRules } from '../rule-catalogue/rule-info.ts';
import type { Rule } from '../rules/rule.ts';
import type { Collect, CollectedPage } from './collections.ts';
import type { JsonObject } from './valid-page.ts';

/** The parts of an extension that validation needs. All are pure functions, passed in by the caller. */
export interface ContentExtension {
  rules: readonly Rule[];
  /** The titles and reasons of its rules. Default: none */
  ruleCatalogue?: WrittenRules;
  /** Finds the collections of the extension. It includes empty collections, so that their names are known. */
  collect: Collect;
  /** Whether the extension adds a file with this address to the built site; pages may link to it. */
  isBuiltFile(address: string): boolean;
  /** Changes a page's file when the page gets another address. */
  readdress?: Readdress;
}

/**
 * Returns the changes to the file of a page that moves, such as numbers that contain its address.
 * @param page the data of the file, and the new route
 * @param around the data of _site.json, and all valid pages
 */
export type Readdress = (
  page: { data: JsonObject; to: string },
  content: { site: JsonObject; pages: readonly CollectedPage[] },
) => readonly KeyChange[];

/** A key of a file and its new value; without a value the key is removed. */
export interface KeyChange {
  path: JsonPath;
  value: unknown;
}
