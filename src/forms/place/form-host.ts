import { createContext } from 'react';
import type { ResolvedSite } from '../../core/content/resolved-page.ts';

/** A form that the server has stored. */
export interface SentForm {
  /** The form's id. */
  form: string;
  reference: string;
  /** When, in milliseconds since 1970. */
  at: number;
}

/** What a form needs of the application around it. */
export interface FormHost {
  navigate: (to: string) => void;
  /** Told of a form that was sent and won't be shown for much longer. */
  onSent?: (sent: SentForm) => void;
  /** Where receipts are shown, and how the site is reached. */
  site?: Pick<ResolvedSite, 'receiptRoute' | 'email' | 'chat'>;
  /** The parameters of the address that led to the form. */
  search?: string;
}

/** Without an application around it, a form loads the next page as a document. */
export const FormHostContext = createContext<FormHost>({ navigate: (to) => location.assign(to) });
