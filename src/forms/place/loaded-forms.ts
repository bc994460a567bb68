import { forms, server } from 'virtual:forms';
import type { formCode } from '../form-code.ts';
import type { FormModule, LoadedForm } from '../loaded-form.ts';

const formsById = new Map<string, LoadedForm>();
let loadedCode: typeof formCode | undefined;

/** The ids of all forms. */
export function formIds(): string[] {
  return Object.keys(forms);
}

/**
 * Loads the code of forms, with the given definitions and validators; does nothing without forms.
 * @throws Error if the code can't be fetched
 */
export async function loadForms(ids: readonly string[]): Promise<void> {
  const missingIds = ids.filter((id) => !formsById.has(id));
  if (missingIds.length === 0) return;
  const [{ formCode }, ...modules] = await Promise.all([
    import('../form-code.ts'),
    ...missingIds.map((id) => forms[id]?.()),
  ]);
  loadedCode = formCode;
  for (const [index, id] of missingIds.entries()) {
    const module = modules[index];
    if (module) formsById.set(id, loadedCode.prepareForm(module, server));
  }
}

/**
 * Replaces the definition of a form, such as one that is being edited. The code of forms must be loaded.
 * @throws Error if the form can't be prepared
 */
export function replaceForm(module: FormModule): void {
  if (loadedCode) formsById.set(module.definition.id, loadedCode.prepareForm(module, server));
}

/** A loaded form together with its component. */
export function loadedForm(
  id: string,
): { form: LoadedForm; SiteForm: (typeof formCode)['SiteForm'] } | undefined {
  const form = formsById.get(id);
  return form && loadedCode && { form, SiteForm: loadedCode.SiteForm };
}

/** The component of a form's dialog; undefined until a form is loaded. */
export function loadedDialog(): (typeof formCode)['FormDialog'] | undefined {
  return loadedCode?.FormDialog;
}
