import { createContext } from 'react';
import type { Answers } from '../../core/form/form-definition.ts';
import type { FormError } from '../../core/form/faults/form-errors.ts';
import type { Outlook } from './what-next.tsx';

/** What the server has to say to a form that was sent without scripts. */
export interface FormAnswer {
  form: string;
  values: Answers;
  errors: FormError[];
  message?: string;
}

/** Set only while the server draws the answer to a form; the form then shows it. */
export const FormAnswerContext = createContext<FormAnswer | null>(null);

/** What the receipt page shows. */
export interface Receipt extends Outlook {
  reference: string;
  /** The form's. */
  title: string;
  /** When it was stored, in milliseconds since 1970. */
  at: number;
  /** When somebody answered it, as far as that is known. */
  answeredAt?: number;
  /** What the form says once it was sent. */
  said?: string[];
}

/** A reference that was asked for, and under which nothing is stored. */
export interface UnknownReceipt {
  unknown: string;
}

/** Set only while the server draws the answer to somebody who names a reference. */
export const ReceiptContext = createContext<Receipt | UnknownReceipt | null>(null);
