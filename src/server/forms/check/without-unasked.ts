import { askedAnswers, askedQuestions, allQuestions } from '../../../core/form/questions/asked-questions.ts';
import type { ServerForm } from '../form-registry.ts';
import type { IncomingSubmission } from '../submission.ts';

/**
 * Removes answers, files and errors of questions that the other answers leave unasked. Browsers without
 * scripts show those questions too, so their values must not count.
 */
export function withoutUnasked(
  { definition: { schema } }: Pick<ServerForm, 'definition'>,
  submission: IncomingSubmission,
): IncomingSubmission {
  const answers = askedAnswers(schema, submission.answers);
  const [every, asked] = [allQuestions(schema), allQuestions(askedQuestions(schema, answers))];
  const isStored = (name: string) => Object.hasOwn(asked, name) || !Object.hasOwn(every, name);
  return {
    ...submission,
    answers,
    files: submission.files.filter(({ field }) => isStored(field)),
    problems: submission.problems.filter(({ path }) => isStored(topQuestion(path))),
  };
}

/** The question of a field: coAuthors for coAuthors[0][name]. */
function topQuestion(path: string): string {
  return path.split(/[.[]/, 1)[0] ?? '';
}
