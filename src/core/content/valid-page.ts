import type { WrittenForm } from './form.gen.ts';
import type { WrittenPage } from './page.gen.ts';
import type { WrittenTranslation } from './translation.gen.ts';
import type { Moment } from './dates/moments.ts';
import type { JsonSource } from '../json/json-source.ts';

/** An object of JSON whose keys are not known. */
export type JsonObject = Record<string, unknown>;

/** A page whose file matches its schema. Its links and media may still be wrong: see the diagnostics. */
export interface ValidPage {
  /** /about; empty for pages without an address. */
  route: string;
  file: string;
  /** Everything except the sections, if it is available without reading the file again. */
  head?: Omit<WrittenPage, 'sections'>;
  /** The code names of its sections (`getCodeName`), if they are available without reading the file again. */
  types?: readonly string[];
  /**
   * The time of the last scheduled change, from which the page looks as it does now; undefined if nothing is
   * scheduled.
   */
  since?: Moment;
  data: WrittenPage;
  source: JsonSource;
}

/** A form whose file matches its schema. */
export interface ValidForm {
  id: string;
  file: string;
  data: WrittenForm;
  source: JsonSource;
}

/** A translation of a form whose file is valid. */
export interface ValidTranslation {
  /** The form's id. */
  form: string;
  language: string;
  data: WrittenTranslation;
}

/**
 * Turns a template's data into the sections of the page. The caller passes this function, because core contains
 * no templates.
 * @param data the value of the page's key "template"
 * @param page the whole page, with its route if known
 * @param site the data of pages-config/_site.json, which may have errors
 * @returns undefined if the template is unknown, or if errors in the site's data prevent the expansion
 */
export type ExpandTemplate = (
  data: JsonObject,
  page: JsonObject,
  site: JsonObject,
) => readonly JsonObject[] | undefined;
