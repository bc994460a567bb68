import type { Rule } from '../rules/rule.ts';
import type { Collect } from './collections.ts';

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
}
