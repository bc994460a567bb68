import type { ComponentType } from 'react';
import { forms } from 'virtual:forms';
import type { LoadedForm } from '../loaded-form.ts';
import type { SiteFormProps } from '../site-form.tsx';

const loaded = new Map<string, LoadedForm>();
let component: ComponentType<SiteFormProps> | undefined;

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
  const [{ SiteForm }, { prepareForm }, ...modules] = await Promise.all([
    import('../site-form.tsx'),
    import('../loaded-form.ts'),
    ...missing.map((id) => forms[id]?.()),
  ]);
  component = SiteForm;
  for (const [index, id] of missing.entries()) {
    const module = modules[index];
    if (module) loaded.set(id, prepareForm(module));
  }
}

/** A form that was loaded, and the component that draws it. */
export function loadedForm(
  id: string,
): { form: LoadedForm; SiteForm: ComponentType<SiteFormProps> } | undefined {
  const form = loaded.get(id);
  return form && component && { form, SiteForm: component };
}
