import type { Question } from '../../content/questions.gen.ts';
import { listBranches, openBranches } from './branches.ts';
import type { Answers, FormSchema } from '../form-definition.ts';

/**
 * All questions of a form as a schema without conditions. A conditional question follows the question of its
 * condition, and is never required.
 */
export function everyQuestion(schema: FormSchema): FormSchema {
  if (!schema.allOf) return schema;
  const { allOf: _, properties, ...rest } = schema;
  const branches = listBranches(schema).map(({ questions }) => Object.entries(questions.properties));
  const questions = new Map([...Object.entries(properties), ...branches.flat()]);
  const ordered = inAskingOrder(schema).map((name) => [name, questions.get(name)!] as const);
  return { ...rest, properties: Object.fromEntries(ordered) };
}

/**
 * The questions that are asked for the given answers, as a schema without conditions; it lists the required
 * ones.
 */
export function askedQuestions(schema: FormSchema, answers: Answers): FormSchema {
  if (!schema.allOf) return schema;
  const openParts = openBranches(schema, answers).map(({ questions }) => questions);
  const askedNames = new Set([schema, ...openParts].flatMap(({ properties }) => Object.keys(properties)));
  const { properties, ...rest } = everyQuestion(schema);
  return {
    ...rest,
    required: [schema, ...openParts].flatMap(({ required = [] }) => required),
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => askedNames.has(name))),
  };
}

/**
 * Removes the answers to questions that are not asked. Unknown answers stay: validation refuses them later.
 */
export function askedAnswers(schema: FormSchema, answers: Answers): Answers {
  if (!schema.allOf) return answers;
  const questions = allQuestions(schema);
  const askedByName = allQuestions(askedQuestions(schema, answers));
  const remaining = Object.entries(answers).filter(
    ([name]) => Object.hasOwn(askedByName, name) || !Object.hasOwn(questions, name),
  );
  return Object.fromEntries(remaining);
}

/** All questions of a form by name, in the order of asking. */
export function allQuestions(schema: FormSchema): Record<string, Question> {
  return everyQuestion(schema).properties;
}

/** The questions that are required whenever they are asked. */
export function requiredQuestions(schema: FormSchema): string[] {
  const branches = listBranches(schema).map(({ questions }) => questions);
  return [schema, ...branches].flatMap(({ required = [] }) => required);
}

/** Conditional questions follow the last question of their condition, after others that already follow it. */
function inAskingOrder(schema: FormSchema): string[] {
  const order = Object.keys(schema.properties).map((name) => ({ name, depth: 0 }));
  for (const { condition, questions } of listBranches(schema)) {
    const decider = order.findLastIndex(({ name }) => Object.hasOwn(condition.properties, name));
    const depth = (order[decider]?.depth ?? 0) + 1;
    const end = order.findIndex((each, place) => place > decider && each.depth < depth);
    const followers = Object.keys(questions.properties).map((name) => ({ name, depth }));
    order.splice(end < 0 ? order.length : end, 0, ...followers);
  }
  return order.map(({ name }) => name);
}
