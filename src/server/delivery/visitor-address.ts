import { textFormat } from '../../core/form/questions/answer-schema.ts';
import { askedQuestions } from '../../core/form/questions/asked-questions.ts';
import { isEmail } from '../../core/form/questions/text-formats.ts';
import type { Answers, FormDefinition } from '../../core/form/form-definition.ts';

/**
 * The e-mail address that the visitor gave: the answer to the first question that asked for one, if it can be used.
 */
export function visitorAddress(
  { schema }: Pick<FormDefinition, 'schema'>,
  answers: Answers,
): string | undefined {
  const questions = Object.entries(askedQuestions(schema, answers).properties);
  const asked = questions.find(([, question]) => textFormat(question) === 'email');
  const answer = asked && answers[asked[0]];
  // Validated again: what is written in a header must be an address, whatever the form has accepted.
  return typeof answer === 'string' && isEmail(answer) ? answer : undefined;
}
