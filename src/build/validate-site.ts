import type { ExpandTemplate } from '../core/content/valid-page.ts';
import type { Project } from '../core/project.ts';
import { validateProject, type Validation } from '../core/validate.ts';
import { loadExtensions, type UsedExtension } from './extensions/load-extensions.ts';
import { loadTemplates } from './load-templates.ts';
import type { SchemaSet } from '../core/schema/compose-schema.ts';
import type { ImportModule } from './import-module.ts';
import type { Roots } from './roots.ts';
import { readProject } from './read-project.ts';

export interface ValidatedSite {
  project: Project;
  validation: Validation;
  extensions: UsedExtension[];
  expandTemplate: ExpandTemplate;
}

export interface ReadOptions {
  /** What was read already; it is read now unless told. */
  project?: Project | undefined;
  /** The schemas of an earlier validation, where none has changed since. */
  set?: SchemaSet | undefined;
  /** How templates and extensions are loaded; once and for all unless told. */
  importModule?: ImportModule | undefined;
}

/** Reads all content and validates it, with the extensions and templates that the site uses. */
export async function validateSite(roots: Roots, options: ReadOptions = {}): Promise<ValidatedSite> {
  const { project = await readProject(roots), set, importModule } = options;
  const extensions = await loadExtensions(roots.engine, project.site, importModule);
  const expandTemplate = await loadTemplates(
    roots.engine,
    extensions.map(({ name }) => name),
    importModule,
  );
  const validation = validateProject(project, { expandTemplate, extensions, set });
  return { project, validation, extensions, expandTemplate };
}
