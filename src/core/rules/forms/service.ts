import { listChoices } from '../../form/questions/answer-schema.ts';
import { allQuestions } from '../../form/questions/asked-questions.ts';
import { didYouMean } from '../../schema/suggest.ts';
import { joinNames, sentences } from '../../schema/message-parts.ts';
import type { FormCheck } from './form-diagnostic.ts';

/** Reports a `service` that names no question, or one without choices. */
export const service: FormCheck = function* ({ schema, service: name }) {
  if (name === undefined) return;
  const choosing = Object.entries(allQuestions(schema)).filter(([, question]) => listChoices(question));
  const names = choosing.map(([each]) => each);
  if (names.includes(name)) return;
  yield {
    path: ['service'],
    code: 'unknown-question',
    message: `"service" names "${name}", which is not a question with choices.`,
    hint:
      names.length === 0
        ? 'Give the question an "enum" of the services, or leave "service" out.'
        : sentences(didYouMean(name, names), `There are: ${joinNames(names)}.`),
  };
};
