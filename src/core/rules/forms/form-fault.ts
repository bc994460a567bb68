import type { WrittenForm } from '../../content/form.gen.ts';
import type { RuleContext } from '../rule.ts';

/** What is wrong with a form, at a place in its file. */
export interface FormFault {
  path: (string | number)[];
  /** Points at the key and not at the value. */
  what?: 'key';
  code: string;
  /** The question that is named here and not there. */
  absent?: string;
  message: string;
  hint: string;
  /** What was probably meant, to be added elsewhere in the form. */
  adds?: { path: (string | number)[]; value: unknown };
}

/** Looks at one form that keeps to its schema. */
export type FormCheck = (form: WrittenForm, context: RuleContext) => Iterable<FormFault>;
