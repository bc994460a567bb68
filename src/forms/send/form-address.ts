import type { LoadedForm } from '../loaded-form.ts';

/**
 * The address that a form is sent to. It contains the language of the answer, because another server does not see the
 * page, and a browser without scripts may send again from the answer page.
 * @param language code of the page's language
 * @param isTranslated whether it is not the main one
 */
export function formAddress(
  { definition: { id }, server }: Pick<LoadedForm, 'definition' | 'server'>,
  language: string,
  isTranslated = false,
): string {
  const address = `${server}/api/forms/${encodeURIComponent(id)}`;
  return server || isTranslated ? `${address}?language=${encodeURIComponent(language)}` : address;
}
