import type { Answers } from '../../core/form/form-definition.ts';

/** The answers without those that only have their given beginning, because the visitor has not changed them. */
export function withoutBegun(answers: Answers, begun: Answers = {}): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name, answer]) => answer !== begun[name]));
}
