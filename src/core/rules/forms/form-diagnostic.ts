import type { WrittenForm } from '../../content/form.gen.ts';
import type { RuleContext } from '../rule.ts';

/** A diagnostic of a form, with its place in the file. */
export interface FormDiagnostic {
  path: (string | number)[];
  /** Marks the key instead of the value. */
  what?: 'key';
  code: string;
  /** The name of a question that is missing from this place. */
  absent?: string;
  message: string;
  hint: string;
  /** A probable addition elsewhere in the form. */
  adds?: { path: (string | number)[]; value: unknown };
}

/** Checks one valid form. */
export type FormCheck = (form: WrittenForm, context: RuleContext) => Iterable<FormDiagnostic>;
