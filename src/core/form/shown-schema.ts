import { everyQuestion } from './asked-questions.ts';
import type { FormSchema } from './form-definition.ts';
import { fileFields } from './form-fields.ts';

/**
 * The schema of what a form shows: all of its questions, but one for a file is answered with the file's name. The
 * file itself travels beside the answers.
 */
export function shownSchema(schema: FormSchema): FormSchema {
  const every = everyQuestion(schema);
  const files = new Set(fileFields(every));
  const questions = Object.entries(every.properties ?? {}).map(([name, question]): [string, FormSchema] => {
    if (!files.has(name)) return [name, question];
    const { format: _, ...shown } = question;
    return [name, shown];
  });
  return { ...every, properties: Object.fromEntries(questions) };
}
