import type { WrittenForm } from '../../content/form.gen.ts';
import type { WrittenPage } from '../../content/page.gen.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { listChoices } from '../../form/questions/answer-schema.ts';
import { allQuestions } from '../../form/questions/asked-questions.ts';
import { didYouMean } from '../../schema/suggest.ts';
import { joinNames, quote, sentences } from '../../schema/message-parts.ts';
import { createDiagnostic, type Rule, type RuleContext } from '../rule.ts';

/** Reports pages that name a choice for forms about services, if no such form has that choice. */
export const serviceChoices: Rule = function* (context): Iterable<Diagnostic> {
  const choices = choicesIn(context);
  for (const page of context.pages) {
    const choice = (page.data as Partial<WrittenPage>).tile?.formChoice;
    // The missing choice may be in a form with errors.
    if (!page.valid || choice === undefined || choices?.includes(choice) !== false) continue;
    yield createDiagnostic(
      page,
      { path: ['tile', 'formChoice'] },
      {
        code: 'unknown-choice',
        message: `No form that asks for a service has the choice ${quote(choice)}.`,
        hint:
          choices.length === 0
            ? 'Write the key of the question about the service as "service" into the form that asks it, or leave "formChoice" out.'
            : sentences(didYouMean(choice, choices), `There are: ${joinNames(choices)}.`),
      },
    );
  }
};

/** All choices of questions about services; undefined if a form is invalid. */
function choicesIn({ forms }: RuleContext): string[] | undefined {
  if (forms.some(({ valid }) => !valid)) return undefined;
  const all = forms.map(({ data }) => {
    const { schema, service } = data as unknown as WrittenForm;
    return service === undefined ? [] : listChoices(allQuestions(schema)[service]);
  });
  // Another rule reports a question without choices.
  if (all.includes(undefined)) return undefined;
  return [...new Set(all.flatMap((choices) => choices?.map(({ value }) => value) ?? []))];
}
