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
