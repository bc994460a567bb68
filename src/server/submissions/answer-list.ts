import type { Answers, FormDefinition, FormSchema } from '../../core/form/form-definition.ts';
import { fileFields, localFields } from '../../core/form/form-fields.ts';

/** One answer in words for people. */
export interface ShownAnswer {
  title: string;
  /** Empty where nothing was answered. */
  text: string;
}

/**
 * The answers in the order of the form's questions, under their titles, those that were left out included. What the
 * form doesn't ask any more comes after, under its name.
 */
export function answerList(definition: FormDefinition | undefined, answers: Answers): ShownAnswer[] {
  const asked = definition?.schema.properties ?? {};
  const left = new Set(definition ? [...fileFields(definition.schema), ...localFields(definition)] : []);
  const names = Object.keys(asked).filter((name) => !left.has(name));
  const others = Object.keys(answers).filter((name) => !names.includes(name));
  return [...names, ...others].map((name) => ({
    title: asked[name]?.title ?? name,
    text: answerText(asked[name], answers[name]),
  }));
}

/** An answer as text; the entries of a list stand on lines of their own. */
function answerText(schema: FormSchema | undefined, value: unknown): string {
  if (!Array.isArray(value)) return plainText(schema, value);
  const entries = value.map((entry) => plainText(schema?.items, entry));
  return entries.map((entry, index) => `${index + 1}. ${entry || '—'}`).join('\n');
}

function plainText(schema: FormSchema | undefined, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map((entry) => plainText(schema?.items, entry)).join(', ');
  const parts = Object.entries(value).map(([name, part]) => {
    const question = schema?.properties?.[name];
    return { title: question?.title ?? name, text: plainText(question, part) };
  });
  return parts.flatMap(({ title, text }) => (text === '' ? [] : [`${title}: ${text}`])).join('; ');
}
