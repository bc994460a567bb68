import { createContext } from 'react';

/** What a form needs of the application around it. */
export interface FormHost {
  navigate: (to: string) => void;
  /** The page that shows receipts, where the site has one. */
  receiptRoute?: string | undefined;
  /** The parameters of the address that led to the form. */
  search?: string;
}

/** Without an application around it, a form loads the next page as a document. */
export const FormHostContext = createContext<FormHost>({ navigate: (to) => location.assign(to) });
