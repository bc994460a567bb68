import type { JsonObject, ValidPage } from '../../core/content/valid-page.ts';

/**
 * What follows for a new page from its template and its place. An extension whose templates ask for it exports one for
 * each, by the template's name, as `places` of src/<extension>/scaffold.ts; `npm run new` calls it.
 */
export type PlaceTemplate = (
  name: string,
  site: { data: JsonObject; pages: readonly ValidPage[]; today: string },
) => TemplatePlace | { refused: string };

export interface TemplatePlace {
  /** The page's path below pages-config, without its ending. */
  name: string;
  /** The page's title, where its name is none. */
  title?: string;
  /** Keys of the template that the place decides. */
  template: JsonObject;
  /** The ending of a sample document that belongs beside the page: pdf. */
  document?: string;
  /** Pages that this one needs, and that are not there yet. */
  needs: readonly { kind: string; name: string }[];
}

/** A new page of which more is known than its name, such as one that is made from a file of another kind. */
export interface GivenPage {
  /** The title for search engines, to which the name of the site is added. */
  title: string;
  /** What search engines show; a placeholder stands in its place where it is not given. */
  description?: string;
  /**
   * The data of the template as they shall be.
   * @param drafted as they would be without: what the place decides, and placeholders
   */
  fill(drafted: JsonObject): JsonObject;
  /** The file that belongs beside the page, by its absolute path, in place of the sample. */
  document?: string;
}

/** Writes a new page, as `npm run new` does: a draft while it holds placeholders. Nothing that exists is overwritten. */
export type NewPage = (wanted: {
  kind: string;
  name: string;
  given: GivenPage;
}) => Promise<{ wrote: string[]; isDraft: boolean } | { refused: string }>;
