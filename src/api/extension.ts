/* The public API for extensions of a project: collections, rules, additional files on the built site. */

export type { CollectedPage } from '../core/content/collections.ts';
export type {
  SiteExtension,
  SiteAddition,
  PreparedExtension,
} from '../site-build/extensions/site-extension.ts';
export type { Redirect } from '../core/content/redirects.ts';
export type { JsonObject, ValidPage } from '../core/content/valid-page.ts';
export { pagesWithTemplate } from '../core/content/collections.ts';
