import type { Answers } from '../../core/form/form-definition.ts';

/** The answers without those that still equal their prefilled text. */
export function withoutPrefilled(answers: Answers, begun: Answers = {}): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name, answer]) => answer !== begun[name]));
}
