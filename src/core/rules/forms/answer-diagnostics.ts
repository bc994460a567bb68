import type { TextQuestion } from '../../content/questions.gen.ts';
import { quotedLabel, type AskedQuestion } from './asked.ts';
import type { FormDiagnostic } from './form-diagnostic.ts';

/** Reports limits that contradict each other. */
export function* contradictoryLimits(
  path: FormDiagnostic['path'],
  low: string,
  least: number | undefined,
  high: string,
  most: number | undefined,
): Iterable<FormDiagnostic> {
  if (least === undefined || most === undefined || least <= most) return;
  yield {
    path: [...path, low],
    code: 'crossed-limits',
    message: `"${low}" is ${least}, but "${high}" is ${most}: no answer can meet both.`,
    hint: 'Swap the two values, or correct one.',
  };
}

/** Reports a default answer that the question itself would refuse. */
export function reportDefault(each: AskedQuestion, problem: string): FormDiagnostic {
  return {
    path: [...each.path, 'default'],
    code: 'default-outside-limits',
    message: `The default of ${quotedLabel(each)} ${problem}.`,
    hint: 'Write an answer that the question accepts, or leave "default" out.',
  };
}

/** Reports keys that have no effect for the question's kind of answer. */
export function* findUnusedKeys(
  each: AskedQuestion,
  keys: readonly (keyof TextQuestion)[],
  kindOfAnswer: string,
  hint: string,
): Iterable<FormDiagnostic> {
  for (const key of keys) {
    if (!(key in each.question)) continue;
    yield {
      path: [...each.path, key],
      what: 'key',
      code: 'unused-key',
      message: `"${key}" has no effect on ${quotedLabel(each)}, which is answered with ${kindOfAnswer}.`,
      hint,
    };
  }
}
