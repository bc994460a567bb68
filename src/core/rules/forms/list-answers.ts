import type { ListQuestion } from '../../content/questions.gen.ts';
import { listChoices } from '../../form/questions/answer-schema.ts';
import { formatCount } from '../../schema/message-parts.ts';
import { contradictoryLimits } from './answer-diagnostics.ts';
import { quotedLabel, type AskedQuestion } from './asked.ts';
import { choiceLists } from './choice-lists.ts';
import type { FormDiagnostic } from './form-diagnostic.ts';

/** Checks a question answered by a list: checkboxes, or rows that visitors add. */
export function* listAnswers(each: AskedQuestion, question: ListQuestion): Iterable<FormDiagnostic> {
  const { path, isRequired } = each;
  const { items, minItems, maxItems, uniqueItems } = question;
  yield* contradictoryLimits(path, 'minItems', minItems, 'maxItems', maxItems);
  if (isRequired && !minItems) {
    yield {
      path: [...path, 'type'],
      code: 'empty-list',
      message: `${quotedLabel(each)} is required, but an empty list is an answer too.`,
      hint: 'Write "minItems": 1 beside "items".',
    };
  }
  if (items.type === 'object') {
    if (!uniqueItems) return;
    const message = `Rows may be equal: "uniqueItems" is for choices to tick.`;
    yield { path: [...path, 'uniqueItems'], what: 'key', code: 'unused-key', message, hint: 'Leave it out.' };
    return;
  }
  yield* choiceLists([...path, 'items'], items);
  if (!uniqueItems) {
    yield {
      path: [...path, 'items'],
      what: 'key',
      code: 'repeatable-choice',
      message: `Each choice of ${quotedLabel(each)} can be ticked only once.`,
      hint: 'Write "uniqueItems": true beside "items".',
    };
  }
  const choices = listChoices(items);
  if (!choices) {
    yield {
      path: [...path, 'items'],
      code: 'no-choices',
      message: `${quotedLabel(each)} has no choices to tick.`,
      hint: 'Write the choices within "items", as "enum" or "oneOf", or ask for rows with "type": "object".',
    };
  } else if (minItems !== undefined && minItems > choices.length) {
    yield {
      path: [...path, 'minItems'],
      code: 'crossed-limits',
      message: `${minItems} must be ticked, but there ${choices.length === 1 ? 'is' : 'are'} only ${formatCount(choices.length, 'choice', 'choices')}.`,
      hint: 'Lower "minItems", or offer more.',
    };
  }
}
