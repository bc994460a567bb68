import { createContext } from 'react';
import type { Answers } from '../../core/form/form-definition.ts';
import type { FormError } from '../../core/form/errors/form-errors.ts';
import type { NextSteps } from './what-next.tsx';

/** The server's answer to a form that was sent without scripts. */
export interface FormAnswer {
  form: string;
  values: Answers;
  errors: FormError[];
  message?: string;
}

/** The answer to a form; set only while the server renders it. */
export const FormAnswerContext = createContext<FormAnswer | null>(null);

/** The content of the receipt page. */
export interface Receipt extends NextSteps {
  reference: string;
  /** The form's title. */
  title: string;
  /** The time of storing, in milliseconds since 1970. */
  at: number;
  /** The time of the answer from the office, if known. */
  answeredAt?: number;
  /** The form's text after sending. */
  lines?: string[];
}

/** A reference that the visitor has requested, and under which nothing is stored. */
export interface UnknownReceipt {
  unknown: string;
}

/** The receipt; set only while the server renders it. */
export const ReceiptContext = createContext<Receipt | UnknownReceipt | null>(null);
