import type { ConditionalQuestions, DecidingAnswers } from '../../content/questions.gen.ts';
import type { Answers, FormSchema } from '../form-definition.ts';

/** The questions of one `then` or `else`. */
export interface QuestionBranch {
  condition: DecidingAnswers;
  /** Whether this is the `else` branch, asked if the condition is not met. */
  isElse: boolean;
  questions: ConditionalQuestions;
}

/** All conditional questions of a form, in the order of its conditions. */
export function listBranches({ allOf = [] }: FormSchema): QuestionBranch[] {
  return allOf.flatMap(({ if: condition, then, else: otherwise }) => [
    ...(then ? [{ condition, isElse: false, questions: then }] : []),
    ...(otherwise ? [{ condition, isElse: true, questions: otherwise }] : []),
  ]);
}

/**
 * The branches that are open for the given answers. Conditions are evaluated in order, so that one may depend
 * on a question of an earlier one. If that question is not asked, neither `then` nor `else` is open; JSON
 * Schema alone would open `else`.
 */
export function openBranches(schema: FormSchema, answers: Answers): QuestionBranch[] {
  const asked = new Set(Object.keys(schema.properties));
  return listBranches(schema).filter(({ condition, isElse, questions }) => {
    const names = Object.keys(condition.properties);
    if (!names.every((name) => asked.has(name))) return false;
    if (names.every((name) => isMet(condition, name, answers)) === isElse) return false;
    for (const name of Object.keys(questions.properties)) asked.add(name);
    return true;
  });
}

function isMet({ properties }: DecidingAnswers, name: string, answers: Answers): boolean {
  const requiredAnswer = properties[name];
  if (!requiredAnswer || !Object.hasOwn(answers, name)) return false;
  const values: unknown[] = requiredAnswer.enum ?? [requiredAnswer.const];
  return values.includes(answers[name]);
}
