import type { Answers } from '../../core/form/form-definition.ts';

/** The answers without those that are still as they were prefilled. */
export function withoutPrefilled(answers: Answers, begun: Answers = {}): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name, answer]) => answer !== begun[name]));
}
