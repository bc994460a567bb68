import type { JsonObject, ValidForm, ValidPage } from '../../core/content/valid-page.ts';
import { readJson } from '../../core/json/json-source.ts';
import type { ProjectFile } from '../../core/project.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import type { Roots } from '../../site-build/roots.ts';
import { validateSite } from '../../site-build/validate-site.ts';

/** What is there already, for something new that is to fit in. */
export interface ScaffoldSite {
  roots: Roots;
  set: SchemaSet;
  /** The data of pages-config/_site.json; empty where it has faults. */
  data: JsonObject;
  /** Drafts too. */
  pages: readonly ValidPage[];
  /** The page for unknown addresses, where there is one: it can be translated, too. */
  notFound: ValidPage | undefined;
  /** pages-config/_site.json and all pages, with faults or without. */
  files: readonly ProjectFile[];
  forms: readonly JsonObject[];
  /** Those without faults. */
  validForms: readonly ValidForm[];
  /** Where the editor's schemas lie, from the site's root. */
  editorSchemas: string;
  /** The extensions in use. */
  extensions: readonly string[];
}

export async function readSite(roots: Roots): Promise<ScaffoldSite> {
  const { project, validation, extensions } = await validateSite(roots, {
    showing: { drafts: true, isDevelopment: true },
  });
  const { set, pages, site, unrouted } = validation;
  return {
    roots,
    set,
    data: site?.data ?? {},
    pages,
    notFound: unrouted.find(({ file }) => file === 'pages-config/_not-found.json'),
    files: [...(project.site ? [project.site] : []), ...project.pages],
    validForms: validation.forms,
    forms: project.forms.map((file) => (readJson(file).data ?? {}) as JsonObject),
    editorSchemas: project.editorSchemas ?? 'schemas/editor',
    extensions: extensions.map(({ name }) => name),
  };
}
