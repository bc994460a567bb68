import type { LoadedForm } from '../loaded-form.ts';

/**
 * The address that a form is sent to. A server elsewhere does not see which page it comes from, so the address says in
 * which language to answer.
 * @param language the code of the page's language
 */
export function formAddress(
  { definition: { id }, server }: Pick<LoadedForm, 'definition' | 'server'>,
  language: string,
): string {
  const address = `${server}/api/forms/${encodeURIComponent(id)}`;
  return server ? `${address}?language=${encodeURIComponent(language)}` : address;
}
