import { allChecks } from './checks.ts';
import type { Project } from './project.ts';
import { validateBy, type ValidateOptions, type Validation } from './validate.ts';

/** Validates a whole project in one pass; invalid content produces diagnostics, never an exception. */
export function validateProject(project: Project, options: ValidateOptions): Validation {
  return validateBy(allChecks, project, options);
}
