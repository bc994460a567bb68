import { validationCode } from './validation-code.ts';
import type { Project } from './project.ts';
import { validateWith, type ValidateOptions, type Validation } from './validate-with.ts';

/** Validates a whole project in one pass; invalid content produces diagnostics, never an exception. */
export function validateProject(project: Project, options: ValidateOptions): Validation {
  return validateWith(validationCode, project, options);
}
