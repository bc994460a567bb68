// Made from schemas/sections/form.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedForm, RichTextNode } from '../../core/content/resolved.ts';

/** A form with a heading and a text beside it. */
export interface FormData {
  /** Makes this section a form. */
  type: 'form';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The heading beside the form, in place of the form’s own title. */
  title?: string;
  /** One or two sentences below the heading. */
  intro?: string;
  /** What a visitor should know before answering; simple HTML without h2. */
  text?: RichTextNode[];
  /** The form’s name. */
  form: ResolvedForm;
  /** True gives the form a × that hides it; answers are not lost. */
  closable?: boolean;
}
