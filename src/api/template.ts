/* The public API for templates of a project: page data in, sections out. */

export type { WrittenSections } from '../core/content/parts.gen.ts';
/** The data of pages-config/_site.json. */
export type { WrittenSite } from '../core/content/site.gen.ts';
export type { JsonObject } from '../core/content/valid-page.ts';
