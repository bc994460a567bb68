import type { Question } from '../../content/questions.gen.ts';
import { isFile } from './answer-schema.ts';
import { everyQuestion } from './asked-questions.ts';
import type { FormSchema } from '../form-definition.ts';
import { withPlainChoices } from './plain-choices.ts';

/**
 * The schema of the visible form: the answer to a file question is the file's name. The file is sent
 * separately.
 */
export function shownSchema(schema: FormSchema): FormSchema {
  const every = everyQuestion(schema);
  const questions = Object.entries(every.properties).map(([name, question]): [string, Question] => {
    if (question.type !== 'string' || !isFile(question)) return [name, question];
    const { format: _, ...shown } = question;
    return [name, shown];
  });
  return withPlainChoices({ ...every, properties: Object.fromEntries(questions) });
}
