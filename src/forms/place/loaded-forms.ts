import { forms, server } from 'virtual:forms';
import type { formCode } from '../form-code.ts';
import type { FormModule, LoadedForm } from '../loaded-form.ts';

const loaded = new Map<string, LoadedForm>();
let code: typeof formCode | undefined;

/** The ids of all forms. */
export function formIds(): string[] {
  return Object.keys(forms);
}

/**
 * Loads the code of forms, with the given definitions and validators; does nothing without forms.
 * @throws Error if the code can't be fetched
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

/**
 * Replaces the definition of a form, such as one that is being edited. The code of forms must be loaded.
 * @throws Error if the form can't be prepared
 */
export function replaceForm(module: FormModule): void {
  if (code) loaded.set(module.definition.id, code.prepareForm(module, server));
}

/** A loaded form together with its component. */
export function loadedForm(
  id: string,
): { form: LoadedForm; SiteForm: (typeof formCode)['SiteForm'] } | undefined {
  const form = loaded.get(id);
  return form && code && { form, SiteForm: code.SiteForm };
}

/** The component of a form's dialog; undefined until a form is loaded. */
export function loadedDialog(): (typeof formCode)['FormDialog'] | undefined {
  return code?.FormDialog;
}
