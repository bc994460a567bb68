import type { Answers, FormSchema } from '../form-definition.ts';

/**
 * The answers with an empty list for each list that nobody has begun, so that whoever reads them meets a list always.
 * A list that must have entries once it is given is left out, as any question without an answer is.
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
