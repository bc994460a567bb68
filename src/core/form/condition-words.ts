import type { Locale } from '../messages/locale.ts';
import { questionsOf } from './asked-questions.ts';
import type { Branch } from './branches.ts';
import type { FormSchema } from './form-definition.ts';

/**
 * When the questions of a branch are to be answered, for a page that can't hide them: “Only if you chose post for
 * “How do you want it?””.
 */
export function conditionWords(
  schema: FormSchema,
  { condition, isElse }: Branch,
  { t, language }: Pick<Locale, 't' | 'language'>,
): string {
  const questions = questionsOf(schema);
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  const each = Object.entries(condition.properties).map(([name, wanted]) => {
    const question = questions[name]?.title ?? name;
    const values = wanted.enum ?? [wanted.const];
    if (values[0] === true) return t('form.ticked', { question });
    return t('form.chosen', { question, answers: either.format(values.map(String)) });
  });
  const conditions = new Intl.ListFormat(language).format(each);
  return t(isElse ? 'form.askedUnless' : 'form.askedIf', { conditions });
}
