import type { TextQuestion } from '../../content/questions.gen.ts';
import { listChoices, type Choice } from '../../form/questions/answer-schema.ts';
import { textFormats } from '../../form/questions/text-formats.ts';
import { didYouMean } from '../../schema/suggest.ts';
import { formatCount, joinNames, quote } from '../../schema/message-parts.ts';
import { contradictoryLimits, reportDefault, findUnusedKeys } from './answer-diagnostics.ts';
import { quotedLabel, type AskedQuestion } from './asked.ts';
import { choiceLists } from './choice-lists.ts';
import type { FormDiagnostic } from './form-diagnostic.ts';

/** Checks a question answered by a text, one of several choices, or a file. */
export function* textAnswers(each: AskedQuestion, question: TextQuestion): Iterable<FormDiagnostic> {
  const { path } = each;
  const { format, default: initial, minLength, maxLength, earliest, latest } = question;
  const choices = listChoices(question);
  yield* choiceLists(path, question);
  yield* contradictoryLimits(path, 'minLength', minLength, 'maxLength', maxLength);
  yield* contradictoryLimits(path, 'earliest', earliest, 'latest', latest);
  if (format !== 'date')
    yield* findUnusedKeys(
      each,
      ['earliest', 'latest'],
      'a text, not a day',
      'Write "format": "date", or leave it out.',
    );
  if (choices) {
    yield* findUnusedKeys(
      each,
      ['format', 'minLength', 'maxLength'],
      'a choice',
      'The choices are the only answers: leave it out.',
    );
    if (initial !== undefined) yield* offeredDefault(each, initial, choices);
  } else if (format === 'data-url') {
    const hint = 'The accepted files are under "limits".';
    yield* findUnusedKeys(each, ['minLength', 'maxLength', 'default'], 'a file', hint);
  } else {
    yield* unreachableLength(each, question);
    if (initial === undefined) return;
    const length = [...initial].length;
    if (format && format !== 'tel' && !textFormats[format](initial))
      yield reportDefault(each, `is not in the format "${format}"`);
    else if (earliest !== undefined)
      yield reportDefault(each, 'is a fixed day, and "earliest" moves on with each day');
    else if (length < (minLength ?? 0) || length > (maxLength ?? Infinity))
      yield reportDefault(
        each,
        `has ${formatCount(length, 'character', 'characters')}, outside of the question’s own limits`,
      );
  }
}

/** The length of answers in each format: the minimum, and the maximum if it is fixed. */
const LENGTHS: Readonly<Partial<Record<string, readonly [least: number, most: number]>>> = {
  date: [10, 10],
  time: [5, 5],
  email: [3, 254],
  uri: [11, 2000],
};

/** Reports a length that no answer in the format has: the form could never be sent. */
function* unreachableLength(
  { path }: AskedQuestion,
  { format, minLength = 0, maxLength = Infinity }: TextQuestion,
): Iterable<FormDiagnostic> {
  const [least, most] = LENGTHS[format ?? ''] ?? [0, Infinity];
  if (maxLength >= least && minLength <= most) return;
  const [key, limit] = maxLength < least ? ['maxLength', maxLength] : ['minLength', minLength];
  const possibleLength =
    least === most
      ? `${least} characters`
      : maxLength < least
        ? `at least ${least} characters`
        : `at most ${most} characters`;
  yield {
    path: [...path, key],
    code: 'crossed-limits',
    message: `"${key}" is ${limit}, but an answer in the format "${format}" has ${possibleLength}: no answer is possible.`,
    hint: 'Correct it, or leave it out: the format defines the accepted answers.',
  };
}

function* offeredDefault(
  each: AskedQuestion,
  initial: string,
  choices: readonly Choice[],
): Iterable<FormDiagnostic> {
  const values = choices.map(({ value }) => value);
  if (values.includes(initial)) return;
  yield {
    path: [...each.path, 'default'],
    code: 'default-not-offered',
    message: `The default ${quote(initial)} is none of the choices of ${quotedLabel(each)}.`,
    hint: didYouMean(initial, values) ?? `Choices: ${joinNames(values.slice(0, 12))}.`,
  };
}
