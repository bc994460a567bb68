import { listChoices, textFormat } from '../../form/questions/answer-schema.ts';
import { allQuestions } from '../../form/questions/asked-questions.ts';
import { localFields } from '../../form/questions/form-fields.ts';
import { didYouMean } from '../../schema/suggest.ts';
import { joinNames, sentences } from '../../schema/message-parts.ts';
import type { FormCheck } from './form-diagnostic.ts';

/** Reports a `subject` that names no question, or one that does not accept free text. */
export const subject: FormCheck = function* (form) {
  const { schema, subject: name } = form;
  if (name === undefined) return;
  const secret = localFields(form);
  const isText = ([each, question]: [string, ReturnType<typeof allQuestions>[string]]) =>
    question.type === 'string' && !listChoices(question) && !textFormat(question) && !secret.includes(each);
  const names = Object.entries(allQuestions(schema))
    .filter(isText)
    .map(([each]) => each);
  if (names.includes(name)) return;
  yield {
    path: ['subject'],
    code: 'unknown-question',
    message: `"subject" names "${name}", which is not a question with a free text as answer.`,
    hint:
      names.length === 0
        ? 'Ask for a text without a format, or leave "subject" out.'
        : sentences(didYouMean(name, names), `There are: ${joinNames(names)}.`),
  };
};
