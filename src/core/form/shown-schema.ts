import type { FormSchema } from './form-definition.ts';
import { fileFields } from './form-fields.ts';

/**
 * The schema of what a form shows: the written one, but a question for a file is answered with the file's name. The
 * file itself travels beside the answers.
 */
export function shownSchema(schema: FormSchema): FormSchema {
  const files = new Set(fileFields(schema));
  const questions = Object.entries(schema.properties ?? {}).map(([name, question]): [string, FormSchema] => {
    if (!files.has(name)) return [name, question];
    const { format: _, ...shown } = question;
    return [name, shown];
  });
  return { ...schema, properties: Object.fromEntries(questions) };
}
