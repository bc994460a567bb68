import { listChoices } from './answer-schema.ts';
import type { AnswerSchema } from '../form-definition.ts';

/**
 * Replaces labelled choices by plain lists of values, which makes the compiled validator much smaller: with labels, a
 * list of 300 choices would take 300 kB in the browser.
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
  return { ...rest, enum: listChoices(schema)!.map(({ value }) => value) } as S;
}
