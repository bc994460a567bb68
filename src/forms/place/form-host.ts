import { createContext } from 'react';
import type { ResolvedSite } from '../../core/content/resolved-page.ts';

/** The functions and data of the application that a form needs. */
export interface FormHost {
  navigate: (to: string) => void;
  /** The receipt page, and the contacts of the site. */
  site?: Pick<ResolvedSite, 'receiptRoute' | 'email' | 'chat' | 'original'>;
  /** The query of the address that has led to the form. */
  search?: string;
}

/** The host of the forms. Default: without an application, a form loads the next page as a document. */
export const FormHostContext = createContext<FormHost>({ navigate: (to) => location.assign(to) });
