import type { JsonObject, ValidPage } from '../../core/content/valid-page.ts';

/**
 * Derives keys of a new page from its template and its path. An extension exports a record of these
 * functions, one per template name, as `places` of src/<extension>/scaffold.ts; `npm run new` calls them.
 */
export type PlaceTemplate = (
  name: string,
  site: { data: JsonObject; pages: readonly ValidPage[]; today: string },
) => TemplatePlace | { refused: string };

/** The keys of a new page that follow from its path. */
export interface TemplatePlace {
  /** The page's path below pages-config, without extension. */
  name: string;
  /** The page's title, if the name can't serve as one. */
  title?: string;
  /** The template keys that follow from the path. */
  template: JsonObject;
  /** The extension of a sample document that belongs next to the page: pdf. */
  document?: string;
  /** Other pages that this one requires, and that do not exist yet. */
  needs: readonly { kind: string; name: string }[];
}

/** A new page with more data than a name, such as one that is created from a file of another kind. */
export interface GivenPage {
  /** The title for search engines, without the site's name. */
  title: string;
  /** The description for search engines. Default: a placeholder */
  description?: string;
  /**
   * Returns the final data of the template.
   * @param drafted the data that follow from the path, with placeholders
   */
  fill(drafted: JsonObject): JsonObject;
  /** The absolute path of the file to put next to the page, in place of the sample. */
  document?: string;
}

/**
 * Writes a new page, like `npm run new`: it is a draft while it has placeholders. Existing files are never
 * overwritten.
 */
export type NewPage = (wanted: {
  kind: string;
  name: string;
  given: GivenPage;
}) => Promise<{ wrote: string[]; isDraft: boolean } | { refused: string }>;
