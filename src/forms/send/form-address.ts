import type { LoadedForm } from '../loaded-form.ts';

/**
 * The address that a form is sent to. A server elsewhere does not see which page it comes from, nor does anybody once a
 * browser without scripts sends again from the answer to the first try: so the address says in which language to answer.
 * @param language the code of the page's language
 * @param isTranslated whether that is another than the site's own
 */
export function formAddress(
  { definition: { id }, server }: Pick<LoadedForm, 'definition' | 'server'>,
  language: string,
  isTranslated = false,
): string {
  const address = `${server}/api/forms/${encodeURIComponent(id)}`;
  return server || isTranslated ? `${address}?language=${encodeURIComponent(language)}` : address;
}
