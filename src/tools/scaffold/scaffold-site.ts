import type { JsonObject, ValidForm, ValidPage } from '../../core/content/valid-page.ts';
import { readJson } from '../../core/json/json-source.ts';
import type { ProjectFile } from '../../core/project.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import type { Roots } from '../../site-build/roots.ts';
import { validateSite } from '../../site-build/validate-site.ts';

/** The existing site, to which something is added. */
export interface ScaffoldSite {
  roots: Roots;
  set: SchemaSet;
  /** The data of pages-config/_site.json; empty if it has errors. */
  data: JsonObject;
  /** Drafts included. */
  pages: readonly ValidPage[];
  /** The not-found page, if there is one; it can be translated. */
  notFound: ValidPage | undefined;
  /** pages-config/_site.json and all pages, valid or not. */
  files: readonly ProjectFile[];
  forms: readonly JsonObject[];
  /** The forms without errors. */
  validForms: readonly ValidForm[];
  /** The folder of editor schemas, from the site's root. */
  editorSchemas: string;
  /** The active extensions. */
  extensions: readonly string[];
}

/** Reads the site, drafts included. */
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
