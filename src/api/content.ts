/* The types of content: as written in files, and as sections receive it. */

export type * from '../core/content/parts.gen.ts';
export type * from '../core/content/questions.gen.ts';
export type * from '../core/content/resolved.ts';
export type { WrittenSite } from '../core/content/site.gen.ts';
export type { JsonObject, ValidPage } from '../core/content/valid-page.ts';
