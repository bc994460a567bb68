import { choicesOf } from './answer-schema.ts';
import type { AnswerSchema } from '../form-definition.ts';

/**
 * The same questions with choices as mere lists of what is stored. A validator that is made of them is a fraction of
 * the size: each labelled choice would be a schema of its own, and a list of 300 would weigh 300 kB in a browser.
 */
export function withPlainChoices<S extends AnswerSchema>(schema: S): S {
  if (schema.type === 'array') return { ...schema, items: withPlainChoices(schema.items) };
  if (schema.type === 'object') {
    const properties = Object.entries(schema.properties).map(([name, each]) => [
      name,
      withPlainChoices(each),
    ]);
    return { ...schema, properties: Object.fromEntries(properties) };
  }
  if (schema.type !== 'string' || !schema.oneOf) return schema;
  const { oneOf: _, ...rest } = schema;
  return { ...rest, enum: choicesOf(schema)!.map(({ value }) => value) } as S;
}
