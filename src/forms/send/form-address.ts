import type { LoadedForm } from '../loaded-form.ts';

/**
 * The address to which a form is sent. It contains the language for the answer: another server does not see
 * the page, and a browser without scripts may send the form again from the answer page.
 * @param language code of the page's language
 * @param isTranslated whether that is not the main language
 */
export function formAddress(
  { definition: { id }, server }: Pick<LoadedForm, 'definition' | 'server'>,
  language: string,
  isTranslated = false,
): string {
  const address = `${server}/api/forms/${encodeURIComponent(id)}`;
  return server || isTranslated ? `${address}?language=${encodeURIComponent(language)}` : address;
}
