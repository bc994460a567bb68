import { Ajv, type ValidateFunction } from 'ajv';
import { createHash } from 'node:crypto';
import type { Today } from '../../core/form/answers/day-limits.ts';
import { askedQuestions } from '../../core/form/questions/asked-questions.ts';
import type { Answers, AnswerSchema, FormDefinition, FormSchema } from '../../core/form/form-definition.ts';
import { formErrors, type FormError } from '../../core/form/errors/form-errors.ts';
import { answersSchema, fileFields, localFields } from '../../core/form/questions/form-fields.ts';
import { translateForm, type FormWords } from '../../core/form/words/translate-form.ts';
import { formVersion } from '../../core/form/form-version.ts';
import { withPlainChoices } from '../../core/form/questions/plain-choices.ts';
import { ajvFormats } from '../../core/form/questions/text-formats.ts';
import type { Translate } from '../../core/messages/locale.ts';
import { fileFormats } from '../files/formats.ts';

/** A form with everything the server needs to check its answers. */
export interface ServerForm {
  definition: FormDefinition;
  version: string;
  /**
   * The schema of data that may be sent and stored: it includes conditional questions, but no files and
   * passwords.
   */
  schema: FormSchema;
  /** The questions with files as answers. */
  files: string[];
  /** The questions whose answers are discarded without being read. */
  local: string[];
  /** The translator of error messages. */
  t: Translate;
  /** All errors in answers to asked questions, with the same messages as in the browser. */
  check(answers: Answers, today: Today): FormError[];
  /** The same form for visitors of pages in another language, with its translation if it has one. */
  translate(t: Translate, words?: FormWords): ServerForm;
}

/**
 * Compiles the validators of all forms.
 * @throws Error if a form accepts files whose content can't be checked
 */
export function registerForms(definitions: readonly FormDefinition[], t: Translate): Map<string, ServerForm> {
  return new Map(definitions.map((definition) => [definition.id, serverForm(definition, t)]));
}

function serverForm(definition: FormDefinition, t: Translate): ServerForm {
  const unknownFormats =
    definition.limits?.formats?.filter((format) => !Object.hasOwn(fileFormats, format)) ?? [];
  if (unknownFormats.length > 0) {
    throw new Error(
      `The form "${definition.id}" accepts files of the format ${unknownFormats.join(', ')}, whose content can’t be checked. Known: ${Object.keys(fileFormats).join(', ')}.`,
    );
  }
  const schema = closeSchema(answersSchema(definition));
  const validate = compile(withPlainChoices(schema));
  const problems = (
    shownForm: FormDefinition,
    answers: Answers,
    messages: { t: Translate; today: Today },
  ) => {
    validate(answers);
    const askedSchema = answersSchema({ ...shownForm, schema: askedQuestions(shownForm.schema, answers) });
    return formErrors({ ...shownForm, schema: askedSchema }, answers, validate.errors ?? [], messages);
  };
  const form: Omit<ServerForm, 't' | 'check' | 'translate'> = {
    definition,
    version: formVersion(definition, (text) => createHash('sha256').update(text).digest('hex')),
    schema,
    files: fileFields(definition.schema),
    local: localFields(definition),
  };
  const translate: ServerForm['translate'] = (messages, words) => {
    const shownForm = words ? translateForm(definition, words) : definition;
    const check: ServerForm['check'] = (answers, today) =>
      problems(shownForm, answers, { t: messages, today });
    return { ...form, definition: shownForm, t: messages, check, translate };
  };
  return translate(t);
}

/** Answers are validated as sent: ajv converts, adds and removes nothing, and reports every error. */
function compile(schema: FormSchema): ValidateFunction {
  const ajv = new Ajv({
    allErrors: true,
    coerceTypes: false,
    useDefaults: false,
    removeAdditional: false,
    strict: false,
    formats: ajvFormats,
    logger: false,
  });
  return ajv.compile(schema);
}

/** Closes a schema: a form accepts only answers to its own questions, even if its schema allows more. */
function closeSchema<S extends AnswerSchema>(schema: S): S {
  if (schema.type === 'array') return { ...schema, items: closeSchema(schema.items) };
  if (schema.type !== 'object') return schema;
  const properties = Object.entries(schema.properties).map(([name, question]) => [
    name,
    closeSchema(question),
  ]);
  return { ...schema, additionalProperties: false, properties: Object.fromEntries(properties) };
}
