import { toText } from '../../json/to-text.ts';
import type { Condition, DecidingAnswer, Question } from '../../content/questions.gen.ts';
import type { WrittenForm } from '../../content/form.gen.ts';
import { listChoices } from '../../form/questions/answer-schema.ts';
import { didYouMean } from '../../schema/suggest.ts';
import { joinNames, quote } from '../../schema/message-parts.ts';
import type { FormCheck, FormDiagnostic } from './form-diagnostic.ts';

type Path = FormDiagnostic['path'];

/**
 * Reports conditions that can't be met, that depend on later questions, or that ask a question which is also asked
 * elsewhere.
 */
export const conditions: FormCheck = function* ({ schema }) {
  const above = new Map<string, Question>(Object.entries(schema.properties));
  for (const [index, condition] of (schema.allOf ?? []).entries()) {
    const path = ['schema', 'allOf', index];
    yield* decidingQuestions(path, condition, { above, schema });
    yield* branches(path, condition, above);
  }
  if (above.size > maxQuestions) yield tooMany(above.size);
};

function* decidingQuestions(
  path: Path,
  { if: { properties, required } }: Condition,
  context: { above: ReadonlyMap<string, Question>; schema: WrittenForm['schema'] },
): Iterable<FormDiagnostic> {
  for (const [name, answer] of Object.entries(properties)) {
    const at = [...path, 'if', 'properties', name];
    const question = context.above.get(name);
    if (!question) {
      yield unknownQuestion(at, name, context);
      continue;
    }
    yield* impossibleAnswers(at, question, answer);
    if (required.includes(name)) continue;
    yield {
      path: [...path, 'if', 'required'],
      code: 'unanswered-condition',
      message: `The condition would be met while “${question.title}” is not answered.`,
      hint: `Add "${name}" to "required" within "if".`,
    };
  }
  const isMisspelt = Object.keys(properties).some((name) => !context.above.has(name));
  for (const [index, name] of required.entries()) {
    // If the name of a deciding question is misspelt, this may be the intended one.
    if (Object.hasOwn(properties, name) || isMisspelt) continue;
    yield {
      path: [...path, 'if', 'required', index],
      code: 'unknown-question',
      message: `${quote(name)} is required by the condition, but the condition checks no answer to it.`,
      hint:
        didYouMean(name, Object.keys(properties)) ??
        'Add its answer to "properties" within "if", or leave it out.',
    };
  }
}

function unknownQuestion(
  path: Path,
  name: string,
  { above, schema }: { above: ReadonlyMap<string, Question>; schema: WrittenForm['schema'] },
): FormDiagnostic {
  const isBelow = schema.allOf?.some((each) =>
    [each.then, each.else].some((branch) => branch && Object.hasOwn(branch.properties, name)),
  );
  const deciding = [...above].flatMap(([each, question]) => (canDecide(question) ? [each] : []));
  return {
    path,
    what: 'key',
    code: 'unknown-question',
    ...(!isBelow && { absent: name }),
    message: isBelow
      ? `${quote(name)} is used in this condition, but the form asks it only later.`
      : `${quote(name)} is used in this condition, but there is no such question.`,
    hint: isBelow
      ? 'Move this condition after the one that asks the question.'
      : (didYouMean(name, deciding) ??
        `Questions that a condition can use: ${joinNames(deciding.slice(0, 40))}.`),
  };
}

function canDecide(question: Question): boolean {
  return question.type === 'boolean' || listChoices(question) !== undefined;
}

/** Reports an answer in a condition that its question does not allow. */
function* impossibleAnswers(
  path: Path,
  question: Question,
  answer: DecidingAnswer,
): Iterable<FormDiagnostic> {
  const label = `“${question.title}”`;
  const choices = listChoices(question)?.map(({ value }) => value);
  if (question.type === 'boolean') {
    if (answer.const === true) return;
    yield {
      path: [...path, answer.enum ? 'enum' : 'const'],
      code: 'impossible-answer',
      message: `A condition can only check that ${label} is ticked: an unticked box has no answer.`,
      hint: 'Write "const": true, and the questions for an unticked box under "else".',
    };
    return;
  }
  if (!choices) {
    yield {
      path,
      what: 'key',
      code: 'undecided-question',
      message: `A condition can’t use ${label}: it has no list of choices for one answer.`,
      hint: 'Use a question with "enum" or "oneOf", or a box to tick.',
    };
    return;
  }
  // A duplicated choice may be a typo of another one.
  if (new Set(choices).size < choices.length) return;
  const values: [Path, unknown][] = answer.enum
    ? answer.enum.map((value, index) => [['enum', index], value])
    : [[['const'], answer.const]];
  for (const [at, value] of values) {
    if (choices.some((choice) => choice === value)) continue;
    yield {
      path: [...path, ...at],
      code: 'impossible-answer',
      message: `${quote(value)} is none of the choices of ${label}.`,
      hint: didYouMean(toText(value), choices) ?? `Choices: ${joinNames(choices.slice(0, 12))}.`,
    };
  }
}

/** @param above the previous questions by name; the questions of the condition are added */
function* branches(path: Path, condition: Condition, above: Map<string, Question>): Iterable<FormDiagnostic> {
  if (!condition.then && !condition.else) {
    yield {
      path,
      code: 'idle-condition',
      message: 'The condition asks no question.',
      hint: 'Add "then": { "properties": { … } } with the questions to ask if it is met.',
    };
  }
  for (const key of ['then', 'else'] as const) {
    for (const [name, question] of Object.entries(condition[key]?.properties ?? {})) {
      if (above.has(name)) yield secondQuestion([...path, key, 'properties', name], name);
      else above.set(name, question);
    }
  }
}

function secondQuestion(path: Path, name: string): FormDiagnostic {
  return {
    path,
    what: 'key',
    code: 'repeated-question',
    message: `"${name}" is already asked elsewhere.`,
    hint: 'Choose another name, or let one condition name all answers that lead to the question, with "enum".',
  };
}

/** The schema's limit for questions without conditions. */
const maxQuestions = 60;

function tooMany(count: number): FormDiagnostic {
  return {
    path: ['schema', 'allOf'],
    what: 'key',
    code: 'too-many',
    message: `The form has ${count} questions, including those of its conditions; the limit is ${maxQuestions}.`,
    hint: 'Ask fewer questions, or split the form in two.',
  };
}
