import type { Answers, FormSchema } from '../form-definition.ts';

/**
 * Adds an empty list for each list question without entries, so that readers always find a list. Lists with a
 * minimum of entries, and all other unanswered questions, stay absent.
 */
export function withEmptyLists({ properties }: Pick<FormSchema, 'properties'>, answers: Answers): Answers {
  const empty = Object.entries(properties).filter(
    ([name, question]) =>
      question.type === 'array' &&
      (question.minItems ?? 0) === 0 &&
      (!Object.hasOwn(answers, name) || answers[name] === undefined),
  );
  return { ...answers, ...Object.fromEntries(empty.map(([name]) => [name, []])) };
}
