import type { TextQuestion } from '../../content/questions.gen.ts';
import type { AnswerSchema } from '../form-definition.ts';

/** One of several answers to choose from. */
export interface Choice {
  /** What is stored. */
  value: string;
  /** What visitors read. */
  label: string;
}

/** What an answer inside another one is held against: a question by its name, an entry of a list by its number. */
export function schemaWithin(
  schema: AnswerSchema | undefined,
  key: string | number,
): AnswerSchema | undefined {
  if (typeof key === 'number') return schema?.type === 'array' ? schema.items : undefined;
  if (schema?.type !== 'object' || !Object.hasOwn(schema.properties, key)) return undefined;
  return schema.properties[key];
}

/** What is to be answered, in the form's words; nothing where it has none. */
export function titleOf(schema: AnswerSchema | undefined): string | undefined {
  return schema && 'title' in schema ? schema.title : undefined;
}

/** What a text must be: email, date …; nothing where any text is taken. */
export function formatOf(schema: AnswerSchema | undefined): TextQuestion['format'] {
  return schema?.type === 'string' && 'format' in schema ? schema.format : undefined;
}

/** Whether the answer is a file. */
export function isFile(schema: AnswerSchema | undefined): boolean {
  return formatOf(schema) === 'data-url';
}

/** The answers to choose from; nothing where the answer is free. */
export function choicesOf(schema: AnswerSchema | undefined): Choice[] | undefined {
  if (schema?.type !== 'string') return undefined;
  if (schema.oneOf) return schema.oneOf.map(({ const: value, title }) => ({ value, label: title }));
  return schema.enum?.map((value) => ({ value, label: value }));
}

/** A single answer as visitors read it: a choice by its label, everything else as it is. */
export function labelOf(schema: AnswerSchema | undefined, answer: unknown): string {
  return choicesOf(schema)?.find(({ value }) => value === answer)?.label ?? String(answer);
}
