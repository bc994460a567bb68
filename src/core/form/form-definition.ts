import type { WrittenForm } from '../content/form.gen.ts';
import type { Entries, Question, RowQuestion } from '../content/questions.gen.ts';

/** The public definition of one form: pages-config/_forms/<id>.json; the file name is the id. */
export interface FormDefinition extends Omit<WrittenForm, '$schema' | 'limits'> {
  id: string;
  limits?: FormLimits;
}

/** Limits for the files of a submission; empty for a form without files. */
export type FormLimits = Partial<NonNullable<WrittenForm['limits']>>;

/** The questions of a form: a JSON Schema, draft 07, of its answers together. */
export type FormSchema = WrittenForm['schema'];

/** The schema of any answer: all questions, one question, or an entry of a list. */
export type AnswerSchema = FormSchema | Question | RowQuestion | Entries;

/** rjsf's uiSchema, by question; `items` for the entries of a list. */
export type FormUi = NonNullable<WrittenForm['ui']>;

/** The answers of one form as JSON. */
export type Answers = Record<string, unknown>;
