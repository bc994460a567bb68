import type { Locale } from '../../messages/locale.ts';
import type { WrittenForm } from '../../content/form.gen.ts';
import { listChoices } from './answer-schema.ts';
import { allQuestions } from './asked-questions.ts';
import type { QuestionBranch } from './branches.ts';
import type { FormSchema } from '../form-definition.ts';

/**
 * The condition of a branch as a sentence, for pages that can't hide questions: “Only if you chose post for
 * “How do you want it?””.
 */
export function conditionText(
  schema: FormSchema,
  { condition, isElse }: QuestionBranch,
  { t, language }: Pick<Locale, 't' | 'language'>,
): string {
  const questions = allQuestions(schema);
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  const each = Object.entries(condition.properties).map(([name, wanted]) => {
    const question = questions[name]?.title ?? name;
    const values: unknown[] = wanted.enum ?? [wanted.const];
    const chosen = listChoices(questions[name])?.filter(({ value }) => values.includes(value));
    if (!chosen) return t('form.ticked', { question });
    return t('form.chosen', { question, answers: either.format(chosen.map(({ label }) => label)) });
  });
  const conditions = new Intl.ListFormat(language).format(each);
  return t(isElse ? 'form.askedUnless' : 'form.askedIf', { conditions });
}

/** The messages about conditions if no form of the site has conditions, otherwise none: pages are built without them. */
export function unusedConditionMessages(forms: readonly Pick<WrittenForm, 'schema'>[]): string[] {
  return forms.some(({ schema }) => schema.allOf) ? [] : messages;
}

const messages = ['form.askedIf', 'form.askedUnless', 'form.chosen', 'form.ticked', 'form.moreQuestions'];
