import type { SchemaSet } from './compose-schema.ts';
import { composeSchemas } from './compose-schema.ts';
import type { Diagnostic } from './diagnostic.ts';
import { readJson, type JsonSource } from './json-source.ts';
import type { Project, ProjectFile } from './project.ts';
import { routeOf } from './routes.ts';

export type JsonObject = Record<string, unknown>;

/** A page whose file keeps to the schema. Its links and media may still be at fault: see the diagnostics. */
export interface ValidPage {
  /** /about; the page that answers unknown addresses has none and is not among the pages. */
  route: string;
  file: string;
  data: JsonObject;
  source: JsonSource;
}

export interface ValidForm {
  id: string;
  file: string;
  data: JsonObject;
  source: JsonSource;
}

/** Turns a template's data into the sections that the page shows; core knows no template itself. */
export type ExpandTemplate = (data: JsonObject, page: JsonObject) => readonly JsonObject[] | undefined;

export interface ValidateOptions {
  expandTemplate?: ExpandTemplate;
}

export interface Validation {
  /** Every fault of every file, by file, line and column. */
  diagnostics: Diagnostic[];
  pages: ValidPage[];
  notFound: ValidPage | null;
  site: { data: JsonObject; source: JsonSource } | null;
  forms: ValidForm[];
  set: SchemaSet;
}

/** Checks a whole project in one pass; bad content gives diagnostics, never an exception. */
export function validateProject(project: Project, options: ValidateOptions = {}): Validation {
  const set = composeSchemas(project.schemas);
  void options;
  const read = (file: ProjectFile): { source: JsonSource; data: JsonObject } => {
    const source = readJson(file);
    return { source, data: (source.data ?? {}) as JsonObject };
  };
  const site = project.site ? read(project.site) : null;
  const pages = project.pages.map((file) => ({ route: routeOf(file.path), file: file.path, ...read(file) }));
  const forms = project.forms.map((file) => ({
    id: file.path.replace(/^.*\/|\.json$/g, ''),
    file: file.path,
    ...read(file),
  }));
  const notFound = project.notFound
    ? { route: '', file: project.notFound.path, ...read(project.notFound) }
    : null;
  return { diagnostics: [...set.diagnostics], pages, notFound, site, forms, set };
}
