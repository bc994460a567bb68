import { createContext } from 'react';
import type { ResolvedSite } from '../../core/content/resolved-page.ts';

/** What a form needs of the application around it. */
export interface FormHost {
  navigate: (to: string) => void;
  /** Where receipts are shown, and how the site is reached. */
  site?: Pick<ResolvedSite, 'receiptRoute' | 'email' | 'chat' | 'original'>;
  /** The parameters of the address that led to the form. */
  search?: string;
}

/** Without an application around it, a form loads the next page as a document. */
export const FormHostContext = createContext<FormHost>({ navigate: (to) => location.assign(to) });
