import type { YesNoQuestion } from '../../content/questions.gen.ts';
import { quotedLabel, type AskedQuestion } from './asked.ts';
import type { FormDiagnostic } from './form-diagnostic.ts';

/** Reports checkboxes that must be ticked, but are not required, and those that are ticked by default. */
export function* yesNoAnswers(each: AskedQuestion, question: YesNoQuestion): Iterable<FormDiagnostic> {
  const { path, name, isRequired } = each;
  if (isRequired && !question.const) {
    yield {
      path: [...path, 'type'],
      code: 'tick-box',
      message: `${quotedLabel(each)} is required, but a box that is not ticked is an answer too.`,
      hint: 'Write "const": true where it must be ticked, or leave it out of "required".',
    };
  } else if (question.const && !isRequired) {
    yield {
      path: [...path, 'const'],
      what: 'key',
      code: 'tick-box',
      message: `${quotedLabel(each)} must be ticked, but it is not required.`,
      hint: `Add "${name}" to "required".`,
    };
  } else if (question.const && question.default) {
    yield {
      path: [...path, 'default'],
      code: 'tick-box',
      message: `${quotedLabel(each)} must be ticked by the visitor, but it is ticked by default.`,
      hint: 'Leave out "default": only visitors can agree, by ticking the box.',
    };
  }
}
