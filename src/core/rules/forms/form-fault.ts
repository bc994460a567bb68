import type { WrittenForm } from '../../content/form.gen.ts';
import type { RuleContext } from '../rule.ts';

/** What is wrong with a form, at a place in its file. */
export interface FormFault {
  path: (string | number)[];
  /** Points at the key and not at the value. */
  what?: 'key';
  code: string;
  message: string;
  hint: string;
}

/** Looks at one form that keeps to its schema. */
export type FormCheck = (form: WrittenForm, context: RuleContext) => Iterable<FormFault>;
