import { forms, server } from 'virtual:forms';
import type { formCode } from '../form-code.ts';
import type { LoadedForm } from '../loaded-form.ts';

const loaded = new Map<string, LoadedForm>();
let code: typeof formCode | undefined;

/** All forms that there are. */
export function formIds(): string[] {
  return Object.keys(forms);
}

/**
 * Loads the code that draws forms, and the given forms' definitions and validators; a page without a form loads
 * nothing.
 * @throws when the code can't be fetched
 */
export async function loadForms(ids: readonly string[]): Promise<void> {
  const missing = ids.filter((id) => !loaded.has(id));
  if (missing.length === 0) return;
  const [{ formCode }, ...modules] = await Promise.all([
    import('../form-code.ts'),
    ...missing.map((id) => forms[id]?.()),
  ]);
  code = formCode;
  for (const [index, id] of missing.entries()) {
    const module = modules[index];
    if (module) loaded.set(id, code.prepareForm(module, server));
  }
}

/** A form that was loaded, and the component that draws it. */
export function loadedForm(
  id: string,
): { form: LoadedForm; SiteForm: (typeof formCode)['SiteForm'] } | undefined {
  const form = loaded.get(id);
  return form && code && { form, SiteForm: code.SiteForm };
}

/** The component that draws a dialog with a form, once any form was loaded. */
export function loadedDialog(): (typeof formCode)['FormDialog'] | undefined {
  return code?.FormDialog;
}
