import { getDefaultFormState } from '@rjsf/utils';
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import { questionsOf } from '../core/form/questions/asked-questions.ts';
import type { Answers, FormDefinition } from '../core/form/form-definition.ts';
import { fileFields, localFields } from '../core/form/questions/form-fields.ts';
import { shownSchema } from '../core/form/questions/shown-schema.ts';
import { wholeGroups } from '../core/form/questions/whole-groups.ts';
import { withChoiceLabels } from './choice-labels.ts';

/** A form that is ready to be drawn. */
export interface LoadedForm {
  definition: FormDefinition;
  version: string;
  /** The origin of the server that takes it. Default: empty, the address of the site itself. */
  server: string;
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

/** Nothing is answered beforehand but what the definition says: a choice that is a constant is not chosen for that. */
export const beforehand = { constAsDefaults: 'never' } as const;

export function prepareForm({ definition, version, validators }: FormModule, server = ''): LoadedForm {
  const schema = shownSchema(definition.schema) as RJSFSchema;
  const validator = forParts(createPrecompiledValidator(validators, schema), schema);
  return {
    definition,
    version,
    server,
    schema,
    ui: withChoiceLabels(questionsOf(definition.schema), wholeGroups(definition.schema, definition.ui ?? {})),
    validator,
    defaults: (getDefaultFormState(validator, schema, undefined, schema, false, beforehand) ?? {}) as Answers,
    files: fileFields(definition.schema),
    local: localFields(definition),
  };
}

/** Where only some questions are asked, the library names these alone; the validator was compiled with all of them. */
function forParts(validator: ValidatorType, all: RJSFSchema): ValidatorType {
  return {
    isValid: (part, answer) => validator.isValid(part, answer, all),
    rawValidation: (schema, answers) => validator.rawValidation(schema, answers),
    validateFormData: (...given) => validator.validateFormData(...given),
  };
}
