import { getDefaultFormState } from '@rjsf/utils';
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import { allQuestions } from '../core/form/questions/asked-questions.ts';
import type { Answers, FormDefinition, FormSchema, FormUi } from '../core/form/form-definition.ts';
import { fileFields, localFields, getQuestionUi } from '../core/form/questions/form-fields.ts';
import { translateForm, type FormWords } from '../core/form/words/translate-form.ts';
import { shownSchema } from '../core/form/questions/shown-schema.ts';
import type { Entries, Question, RowQuestion } from '../core/content/questions.gen.ts';
import { listChoices } from '../core/form/questions/answer-schema.ts';

/** A form whose code is loaded, ready to render. */
export interface LoadedForm {
  definition: FormDefinition;
  version: string;
  /** The origin of the server that receives it. Default: empty, for the address of the site itself. */
  server: string;
  /** All questions in the form for display: the answers to file questions are file names. */
  schema: RJSFSchema;
  ui: UiSchema;
  validator: ValidatorType;
  /** The default answers. */
  defaults: Answers;
  /** The questions with files as answers. */
  files: string[];
  /** The questions whose answers never leave the browser. */
  local: string[];
  /** The same form with the texts of a translation. */
  translate(words: FormWords): LoadedForm;
}

/** The module that a bundle has for each form: its definition and its compiled validator. */
export interface FormModule {
  definition: FormDefinition;
  version: string;
  /** The functions that the build has compiled; or, to show a form that is being edited, a validator that compiles. */
  validators: ValidatorFunctions | ValidatorType;
}

/** By default the library also fills in constants (`const`). A visitor must choose these answers. */
export const defaultStateBehavior = { constAsDefaults: 'never' } as const;

/** @param displayedDefinition the definition with the displayed texts. Default: the form's own */
export function prepareForm(
  module: FormModule,
  server = '',
  displayedDefinition = module.definition,
): LoadedForm {
  const { definition, version, validators } = module;
  const schema = shownSchema(displayedDefinition.schema) as RJSFSchema;
  const compiledSchema = shownSchema(definition.schema) as RJSFSchema;
  const validator =
    'isValid' in validators
      ? (validators as ValidatorType)
      : withCompiledSchema(createPrecompiledValidator(validators, compiledSchema), compiledSchema);
  let translated: { words: FormWords; form: LoadedForm } | undefined;
  return {
    definition: displayedDefinition,
    version,
    server,
    schema,
    ui: withChoiceLabels(
      allQuestions(displayedDefinition.schema),
      completeGroups(displayedDefinition.schema, displayedDefinition.ui ?? {}),
    ),
    validator,
    defaults: (getDefaultFormState(validator, schema, undefined, schema, false, defaultStateBehavior) ??
      {}) as Answers,
    files: fileFields(definition.schema),
    local: localFields(definition),
    translate: (words) => {
      if (translated?.words !== words)
        translated = { words, form: prepareForm(module, server, translateForm(definition, words)) };
      return translated.form;
    },
  };
}

/**
 * Makes a compiled validator accept the displayed schema. A compiled validator works only with the schema from which it
 * was compiled, but the displayed one has translated titles. Both have the same rules.
 */
function withCompiledSchema(validator: ValidatorType, compiledSchema: RJSFSchema): ValidatorType {
  return {
    isValid: (part, answer) => validator.isValid(part, answer, compiledSchema),
    rawValidation: (_schema, answers) => validator.rawValidation(compiledSchema, answers),
    validateFormData: (answers, _schema, ...rest) =>
      validator.validateFormData(answers, compiledSchema, ...rest),
  };
}

/**
 * The uiSchema in which conditional questions have groups: one without a group joins the group of the
 * question that it follows.
 */
export function completeGroups(schema: FormSchema, ui: FormUi): FormUi {
  const { 'ui:groups': groups } = ui;
  if (!groups || !schema.allOf) return ui;
  const completedGroups = groups.map((group) => ({ ...group, fields: [...group.fields] }));
  const groupedNames = new Set(groups.flatMap(({ fields }) => fields));
  const names = Object.keys(allQuestions(schema));
  for (const [place, name] of names.entries()) {
    if (groupedNames.has(name) || Object.hasOwn(schema.properties, name)) continue;
    const previousName = names[place - 1] ?? '';
    const fields = completedGroups.find((group) => group.fields.includes(previousName))?.fields;
    fields?.splice(fields.indexOf(previousName) + 1, 0, name);
  }
  return { ...ui, 'ui:groups': completedGroups };
}

/**
 * Adds the labels of choices in the form that react-jsonschema-form expects: the schema only lists the stored
 * values.
 * @param questions questions by name
 */
function withChoiceLabels(questions: Readonly<Record<string, Question | RowQuestion>>, ui: FormUi): UiSchema {
  const entries = Object.entries(questions).flatMap(([name, question]): [string, object][] => {
    const questionUi = getQuestionUi(ui, name) ?? {};
    if (question.type !== 'array' || question.items.type !== 'object') {
      const labels = choiceLabelsIn(question.type === 'array' ? question.items : question);
      return labels ? [[name, { ...questionUi, 'ui:enumNames': labels }]] : [];
    }
    const items = withChoiceLabels(question.items.properties, getQuestionUi(questionUi, 'items') ?? {});
    return [[name, { ...questionUi, items }]];
  });
  return { ...ui, ...Object.fromEntries(entries) } as UiSchema;
}

function choiceLabelsIn(schema: Question | RowQuestion | Entries): string[] | undefined {
  return 'oneOf' in schema ? listChoices(schema)?.map(({ label }) => label) : undefined;
}
