import { FormDialog } from './form-dialog.tsx';
import { prepareForm } from './loaded-form.ts';
import { SiteForm } from './site-form.tsx';

/** The code that all forms share: one chunk, loaded only for pages with a form. */
export const formCode = { FormDialog, SiteForm, prepareForm };
