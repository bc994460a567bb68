import type { NumberQuestion, WholeNumberQuestion } from '../../content/questions.gen.ts';
import { contradictoryLimits, reportDefault } from './answer-diagnostics.ts';
import { listQuestions, type AskedQuestion } from './asked.ts';
import type { FormCheck, FormDiagnostic } from './form-diagnostic.ts';
import { listAnswers } from './list-answers.ts';
import { textAnswers } from './text-answers.ts';
import { yesNoAnswers } from './yes-no-answers.ts';

/** Reports questions that no answer can satisfy, and invalid defaults. */
export const answers: FormCheck = function* (form) {
  for (const each of listQuestions(form)) {
    const { question } = each;
    if (question.type === 'string') yield* textAnswers(each, question);
    else if (question.type === 'boolean') yield* yesNoAnswers(each, question);
    else if (question.type === 'array') yield* listAnswers(each, question);
    else yield* numberAnswers(each, question);
  }
};

function* numberAnswers(
  each: AskedQuestion,
  question: NumberQuestion | WholeNumberQuestion,
): Iterable<FormDiagnostic> {
  const { minimum, maximum, default: initial } = question;
  yield* contradictoryLimits(each.path, 'minimum', minimum, 'maximum', maximum);
  const [least, most] = [minimum ?? -Infinity, maximum ?? Infinity];
  if (initial === undefined || least > most) return;
  if (initial < least || initial > most)
    yield reportDefault(each, `is ${initial}, outside of the question’s own limits`);
}
