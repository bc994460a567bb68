import type {
  ListQuestion,
  NumberQuestion,
  TextQuestion,
  WholeNumberQuestion,
  YesNoQuestion,
} from '../../content/questions.gen.ts';
import { choicesOf, type Choice } from '../../form/answer-schema.ts';
import { textFormats } from '../../form/text-formats.ts';
import { didYouMean } from '../../schema/suggest.ts';
import { count, list, quote } from '../../schema/value-words.ts';
import { asked, called, type Asked } from './asked.ts';
import { choiceLists } from './choice-lists.ts';
import type { FormCheck, FormFault } from './form-fault.ts';

/** Every question can be answered, and what is answered beforehand is an answer. */
export const answers: FormCheck = function* (form) {
  for (const each of asked(form)) {
    const { question } = each;
    if (question.type === 'string') yield* text(each, question);
    else if (question.type === 'boolean') yield* yesNo(each, question);
    else if (question.type === 'array') yield* listed(each, question);
    else yield* number(each, question);
  }
};

function* text(each: Asked, question: TextQuestion): Iterable<FormFault> {
  const { path } = each;
  const { format, default: beforehand, minLength, maxLength } = question;
  const choices = choicesOf(question);
  yield* choiceLists(path, question);
  yield* crossed(path, 'minLength', minLength, 'maxLength', maxLength);
  if (choices) {
    yield* unused(
      each,
      ['format', 'minLength', 'maxLength'],
      'a choice',
      'The choices are the only answers: leave it out.',
    );
    if (beforehand !== undefined) yield* offered(each, beforehand, choices);
  } else if (format === 'data-url') {
    const hint = 'Which files are taken stands under "limits".';
    yield* unused(each, ['minLength', 'maxLength', 'default'], 'a file', hint);
  } else if (beforehand !== undefined) {
    const length = [...beforehand].length;
    if (format && !textFormats[format](beforehand)) yield outside(each, `is not in the format "${format}"`);
    else if (length < (minLength ?? 0) || length > (maxLength ?? Infinity))
      yield outside(
        each,
        `has ${count(length, 'character', 'characters')}, outside of the question’s own limits`,
      );
  }
}

function* unused(
  each: Asked,
  keys: readonly (keyof TextQuestion)[],
  what: string,
  hint: string,
): Iterable<FormFault> {
  for (const key of keys) {
    if (!(key in each.question)) continue;
    yield {
      path: [...each.path, key],
      what: 'key',
      code: 'unused-key',
      message: `"${key}" has no effect on ${called(each)}, which is answered with ${what}.`,
      hint,
    };
  }
}

function* offered(each: Asked, beforehand: string, choices: readonly Choice[]): Iterable<FormFault> {
  const values = choices.map(({ value }) => value);
  if (values.includes(beforehand)) return;
  yield {
    path: [...each.path, 'default'],
    code: 'default-not-offered',
    message: `${quote(beforehand)} is chosen beforehand, but it is none of the choices of ${called(each)}.`,
    hint: didYouMean(beforehand, values) ?? `Choices: ${list(values.slice(0, 12))}.`,
  };
}

function* number(each: Asked, question: NumberQuestion | WholeNumberQuestion): Iterable<FormFault> {
  const { minimum, maximum, default: beforehand } = question;
  yield* crossed(each.path, 'minimum', minimum, 'maximum', maximum);
  const [least, most] = [minimum ?? -Infinity, maximum ?? Infinity];
  if (beforehand === undefined || least > most) return;
  if (beforehand < least || beforehand > most)
    yield outside(each, `is ${beforehand}, outside of the question’s own limits`);
}

function* yesNo(each: Asked, question: YesNoQuestion): Iterable<FormFault> {
  const { path, name, isRequired } = each;
  if (isRequired && !question.const) {
    yield {
      path: [...path, 'type'],
      code: 'tick-box',
      message: `${called(each)} is required, but a box that is not ticked is an answer too.`,
      hint: 'Write "const": true where it must be ticked, or leave it out of "required".',
    };
  } else if (question.const && !isRequired) {
    yield {
      path: [...path, 'const'],
      what: 'key',
      code: 'tick-box',
      message: `${called(each)} must be ticked, but it is not required.`,
      hint: `Add "${name}" to "required".`,
    };
  } else if (question.const && question.default) {
    yield {
      path: [...path, 'default'],
      code: 'tick-box',
      message: `${called(each)} must be ticked by the visitor, but it is ticked beforehand.`,
      hint: 'Leave out "default": nobody agrees to what was ticked for them.',
    };
  }
}

function* listed(each: Asked, question: ListQuestion): Iterable<FormFault> {
  const { path, isRequired } = each;
  const { items, minItems, maxItems, uniqueItems } = question;
  yield* crossed(path, 'minItems', minItems, 'maxItems', maxItems);
  if (isRequired && !minItems) {
    yield {
      path: [...path, 'type'],
      code: 'empty-list',
      message: `${called(each)} is required, but an empty list is an answer too.`,
      hint: 'Write "minItems": 1 beside "items".',
    };
  }
  if (items.type === 'object') {
    if (!uniqueItems) return;
    const message = `Rows may be alike: "uniqueItems" is for choices to tick.`;
    yield { path: [...path, 'uniqueItems'], what: 'key', code: 'unused-key', message, hint: 'Leave it out.' };
    return;
  }
  yield* choiceLists([...path, 'items'], items);
  if (!uniqueItems) {
    yield {
      path: [...path, 'items'],
      what: 'key',
      code: 'repeatable-choice',
      message: `Each choice of ${called(each)} can be ticked once only.`,
      hint: 'Write "uniqueItems": true beside "items".',
    };
  }
  const choices = choicesOf(items);
  if (!choices) {
    yield {
      path: [...path, 'items'],
      code: 'no-choices',
      message: `${called(each)} has nothing to tick.`,
      hint: 'Write the choices within "items", as "enum" or "oneOf", or ask for rows with "type": "object".',
    };
  } else if (minItems !== undefined && minItems > choices.length) {
    yield {
      path: [...path, 'minItems'],
      code: 'crossed-limits',
      message: `${minItems} must be ticked, but there ${choices.length === 1 ? 'is' : 'are'} only ${count(choices.length, 'choice', 'choices')}.`,
      hint: 'Lower "minItems", or offer more.',
    };
  }
}

function* crossed(
  path: FormFault['path'],
  low: string,
  least: number | undefined,
  high: string,
  most: number | undefined,
): Iterable<FormFault> {
  if (least === undefined || most === undefined || least <= most) return;
  yield {
    path: [...path, low],
    code: 'crossed-limits',
    message: `"${low}" is ${least}, but "${high}" is ${most}: no answer is both.`,
    hint: 'Exchange them, or correct one.',
  };
}

function outside(each: Asked, what: string): FormFault {
  return {
    path: [...each.path, 'default'],
    code: 'default-not-taken',
    message: `What stands in ${called(each)} beforehand ${what}.`,
    hint: 'Write an answer that the question would take, or leave "default" out.',
  };
}
