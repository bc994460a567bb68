import type { Question } from '../content/questions.gen.ts';
import { isFile } from './answer-schema.ts';
import type { FormSchema } from './form-definition.ts';

/**
 * The schema of what a form shows: the written one, but a question for a file is answered with the file's name. The
 * file itself travels beside the answers.
 */
export function shownSchema(schema: FormSchema): FormSchema {
  const questions = Object.entries(schema.properties).map(([name, question]): [string, Question] => {
    if (question.type !== 'string' || !isFile(question)) return [name, question];
    const { format: _, ...shown } = question;
    return [name, shown];
  });
  return { ...schema, properties: Object.fromEntries(questions) };
}
