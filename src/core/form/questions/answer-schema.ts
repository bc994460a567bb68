import type { TextQuestion } from '../../content/questions.gen.ts';
import type { AnswerSchema } from '../form-definition.ts';

/** One of several answers to choose from. */
export interface Choice {
  /** The stored value. */
  value: string;
  /** The visible text. */
  label: string;
}

/** The schema of an answer inside another: by question name, or by entry index. */
export function schemaWithin(
  schema: AnswerSchema | undefined,
  key: string | number,
): AnswerSchema | undefined {
  if (typeof key === 'number') return schema?.type === 'array' ? schema.items : undefined;
  if (schema?.type !== 'object' || !Object.hasOwn(schema.properties, key)) return undefined;
  return schema.properties[key];
}

/** The title of a question; undefined if it has none. */
export function questionTitle(schema: AnswerSchema | undefined): string | undefined {
  return schema && 'title' in schema ? schema.title : undefined;
}

/** The format of a text: email, date …; undefined if any text is accepted. */
export function textFormat(schema: AnswerSchema | undefined): TextQuestion['format'] {
  return schema?.type === 'string' && 'format' in schema ? schema.format : undefined;
}

/** Whether the answer is a file. */
export function isFile(schema: AnswerSchema | undefined): boolean {
  return textFormat(schema) === 'data-url';
}

/** The choices of a question; undefined for a free answer. */
export function listChoices(schema: AnswerSchema | undefined): Choice[] | undefined {
  if (schema?.type !== 'string') return undefined;
  if (schema.oneOf) return schema.oneOf.map(({ const: value, title }) => ({ value, label: title }));
  return schema.enum?.map((value) => ({ value, label: value }));
}

/**
 * An answer as visitors read it: the label of a choice, any other value as it is.
 * @param schema the schema of the question; undefined if the form no longer asks it
 * @param answer the stored answer
 */
export function answerLabel(schema: AnswerSchema | undefined, answer: unknown): string {
  return listChoices(schema)?.find(({ value }) => value === answer)?.label ?? String(answer);
}
