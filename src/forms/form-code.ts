import { FormDialog } from './form-dialog.tsx';
import { prepareForm } from './loaded-form.ts';
import { SiteForm } from './site-form.tsx';

/** What every page with a form needs besides its forms: one piece of code, loaded for such pages alone. */
export const formCode = { FormDialog, SiteForm, prepareForm };
