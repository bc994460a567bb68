import type { WrittenForm } from './form.gen.ts';
import type { WrittenPage } from './page.gen.ts';
import type { WrittenTranslation } from './translation.gen.ts';
import type { Moment } from './dates/moments.ts';
import type { JsonSource } from '../json/json-source.ts';

export type JsonObject = Record<string, unknown>;

/** A page whose file keeps to the schema. Its links and media may still be at fault: see the diagnostics. */
export interface ValidPage {
  /** /about; empty for the pages that are at no address of their own. */
  route: string;
  file: string;
  /** Everything but its sections, where that is known without reading the file again. */
  head?: Omit<WrittenPage, 'sections'>;
  /** The names of the code of its sections (`codeOf`), where they are known without reading it again. */
  types?: readonly string[];
  /** Since when it has been as it is shown, where something on it comes or goes. */
  since?: Moment;
  data: WrittenPage;
  source: JsonSource;
}

export interface ValidForm {
  id: string;
  file: string;
  data: WrittenForm;
  source: JsonSource;
}

/** The words of a form in another language, in a file that keeps to the schema. */
export interface ValidTranslation {
  /** The form's id. */
  form: string;
  language: string;
  data: WrittenTranslation;
}

/**
 * Turns a template's data into the sections that the page shows; core knows no template itself.
 * @param data what the page says below "template"
 * @param page the whole page, with its route where that is known
 * @param site the data of pages-config/_site.json, which may have faults
 * @returns nothing where the template is unknown, or can't be expanded because of a fault in the site's data
 */
export type ExpandTemplate = (
  data: JsonObject,
  page: JsonObject,
  site: JsonObject,
) => readonly JsonObject[] | undefined;
