import { getDefaultFormState } from '@rjsf/utils';
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { Answers, FormDefinition } from '../core/form/form-definition.ts';
import { fileFields, localFields } from '../core/form/form-fields.ts';
import { shownSchema } from '../core/form/shown-schema.ts';
import { wholeGroups } from '../core/form/whole-groups.ts';

/** A form that is ready to be drawn. */
export interface LoadedForm {
  definition: FormDefinition;
  version: string;
  /** All questions as they are shown: files are answered by their names. */
  schema: RJSFSchema;
  ui: UiSchema;
  validator: ValidatorType;
  /** The answers before anybody has answered. */
  defaults: Answers;
  /** Questions that are answered with a file. */
  files: string[];
  /** Questions whose answers never leave the browser. */
  local: string[];
}

export interface FormModule {
  definition: FormDefinition;
  version: string;
  validators: ValidatorFunctions;
}

export function prepareForm({ definition, version, validators }: FormModule): LoadedForm {
  const schema = shownSchema(definition.schema) as RJSFSchema;
  const validator = createPrecompiledValidator(validators, schema);
  return {
    definition,
    version,
    schema,
    ui: wholeGroups(definition.schema, definition.ui ?? {}) as UiSchema,
    validator,
    defaults: (getDefaultFormState(validator, schema, undefined, schema) ?? {}) as Answers,
    files: fileFields(definition.schema),
    local: localFields(definition),
  };
}
