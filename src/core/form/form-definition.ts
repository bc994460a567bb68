import type { WrittenForm } from '../content/form.gen.ts';
import type { Entries, Question, RowQuestion } from '../content/questions.gen.ts';

/** The public definition of one form: pages-config/_forms/<id>.json; the file's name is the id. */
export interface FormDefinition extends Omit<WrittenForm, '$schema' | 'limits'> {
  id: string;
  limits?: FormLimits;
}

/** Which files a submission may have; a form that asks for none has no limits. */
export type FormLimits = Partial<NonNullable<WrittenForm['limits']>>;

/** The questions of a form: a JSON Schema, draft 07, of its answers together. */
export type FormSchema = WrittenForm['schema'];

/** Whatever an answer may be held against: all questions, one question, or an entry of a list. */
export type AnswerSchema = FormSchema | Question | RowQuestion | Entries;

/** How questions look: rjsf's uiSchema, by question; `items` for the entries of a list. */
export type FormUi = NonNullable<WrittenForm['ui']>;

/** The answers of one form as JSON. */
export type Answers = Record<string, unknown>;
