import type { ExpandTemplate } from '../core/content/valid-page.ts';
import type { Project } from '../core/project.ts';
import { validateProject, type Validation } from '../core/validate.ts';
import { loadExtensions, type UsedExtension } from './extensions/load-extensions.ts';
import { loadTemplates } from './load-templates.ts';
import type { Roots } from './roots.ts';
import { readProject } from './read-project.ts';

export interface ValidatedSite {
  project: Project;
  validation: Validation;
  extensions: UsedExtension[];
  expandTemplate: ExpandTemplate;
}

/** Reads all content and validates it, with the extensions and templates that the site uses. */
export async function validateSite(roots: Roots): Promise<ValidatedSite> {
  const project = await readProject(roots);
  const extensions = await loadExtensions(roots.engine, project.site);
  const expandTemplate = await loadTemplates(
    roots.engine,
    extensions.map(({ name }) => name),
  );
  const validation = validateProject(project, { expandTemplate, extensions });
  return { project, validation, extensions, expandTemplate };
}
