import { schemaWithin } from '../questions/answer-schema.ts';
import type { Answers, AnswerSchema, FormSchema } from '../form-definition.ts';
import type { FieldTree } from './field-tree.ts';

/**
 * Converts the texts of a posted HTML form to the types in the schema. A text that can't be converted stays,
 * and the validator reports it. Empty optional answers and empty rows are removed.
 */
export function coerceFields(schema: FormSchema, tree: FieldTree): Answers {
  return (coerce(schema, tree, true) ?? {}) as Answers;
}

function coerce(schema: AnswerSchema | undefined, value: unknown, required: boolean): unknown {
  if (schema?.type === 'array') {
    const entries = (Array.isArray(value) ? value : value === '' ? [] : [value]) as unknown[];
    const remaining = entries
      .filter(isAnswered)
      .map((entry) => coerce(schema.items, entry, false))
      .filter((entry) => entry !== undefined);
    return remaining.length > 0 || required ? remaining : undefined;
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const answers: Answers = {};
    for (const [name, entry] of Object.entries(value)) {
      const isRequired = schema?.type === 'object' && (schema.required?.includes(name) ?? false);
      const coerced = coerce(schemaWithin(schema, name), entry, isRequired);
      if (coerced !== undefined) answers[name] = coerced;
    }
    return Object.keys(answers).length > 0 || required ? answers : undefined;
  }
  if (typeof value !== 'string') return value;
  if (value === '') return required && schema?.type !== 'boolean' ? value : undefined;
  return coerceText(schema, value);
}

/** Without scripts, browsers send unused rows empty. */
function isAnswered(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null ? Object.values(entry).some(isAnswered) : entry !== '';
}

function coerceText(schema: AnswerSchema | undefined, text: string): unknown {
  switch (schema?.type) {
    case 'number':
    case 'integer':
      return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text.trim()) ? Number(text) : text;
    case 'boolean':
      return /^(on|true|1|yes)$/.test(text) ? true : /^(off|false|0|no)$/.test(text) ? false : text;
    default:
      // Browsers post line breaks as CR LF but count them as one character.
      return text.replace(/\r\n?/g, '\n');
  }
}
