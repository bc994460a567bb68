import { textFormat } from '../../core/form/questions/answer-schema.ts';
import { askedQuestions } from '../../core/form/questions/asked-questions.ts';
import { isEmail } from '../../core/form/questions/text-formats.ts';
import type { Answers, FormDefinition } from '../../core/form/form-definition.ts';

/** The visitor's e-mail address: the answer to the first question for one, if it is valid. */
export function visitorAddress(
  { schema }: Pick<FormDefinition, 'schema'>,
  answers: Answers,
): string | undefined {
  const questions = Object.entries(askedQuestions(schema, answers).properties);
  const asked = questions.find(([, question]) => textFormat(question) === 'email');
  const answer = asked && answers[asked[0]];
  // Validated again: a header must contain a valid address, even if the form has accepted another.
  return typeof answer === 'string' && isEmail(answer) ? answer : undefined;
}
