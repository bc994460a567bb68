import { FormDialog } from './form-dialog.tsx';
import { prepareForm } from './loaded-form.ts';
import { SiteForm } from './site-form.tsx';

/** The common code of all forms: one chunk, only loaded for pages with a form. */
export const formCode = { FormDialog, SiteForm, prepareForm };
