import { todayHere } from '../../core/form/answers/day-limits.ts';
import { askedAnswers, askedQuestions } from '../../core/form/questions/asked-questions.ts';
import type { Answers } from '../../core/form/form-definition.ts';
import { isBlank } from '../../core/form/errors/blank.ts';
import { formErrors } from '../../core/form/errors/form-errors.ts';
import type { FormError } from '../../core/form/errors/form-errors.ts';
import type { SchemaError } from '../../core/form/errors/form-messages.ts';
import type { Locale } from '../../core/messages/locale.ts';
import { cleanAnswers } from './clean-answers.ts';
import type { LoadedForm } from '../loaded-form.ts';

/** The result of checking the answers. */
export interface Check {
  errors: FormError[];
  /** The text of the form's alert, if a question has a missing or blank answer. */
  alert?: string;
}

/** Validates the answers to asked questions with the schema, rules and messages of the server. */
export function checkAnswers(
  { definition, schema, validator }: LoadedForm,
  answers: Answers,
  locale: Locale,
): Check {
  const data = askedAnswers(definition.schema, cleanAnswers(answers));
  const asked = askedQuestions(definition.schema, data);
  const { errors = [] } = validator.rawValidation<SchemaError>(schema, data);
  const { missing } = definition.texts;
  const isMissing = missing?.questions.some((name) => {
    const value = data[name];
    if (!asked.required.includes(name)) return false;
    return value === undefined || (typeof value === 'string' && isBlank(value));
  });
  const found = formErrors({ ...definition, schema: asked }, data, errors, {
    ...locale,
    today: todayHere(new Date()),
  });
  return { errors: found, ...(isMissing && { alert: missing!.text }) };
}
