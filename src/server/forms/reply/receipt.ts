import type { Store } from '../../store/store.ts';
import { typedReference } from '../reference.ts';
import type { FormPages, SentForm } from './form-pages.ts';

/**
 * The receipt for an address with a reference: the days of receipt and answer, or the fact that nothing is
 * stored under it. It contains no answers, because anyone with the reference can read it.
 * @param forms the ids of all forms: the address does not name the form
 * @returns undefined for other pages, or without a reference
 */
export async function receiptFor(
  address: string,
  receiptRoute: string,
  forms: readonly string[],
  store: Pick<Store, 'findStatus'>,
  render: FormPages['renderReceipt'],
): Promise<string | undefined> {
  // The address is not parsed as a URL, because text after two slashes would be a host.
  const [pathname = '', query] = address.split(/[?#]/);
  if (pathname !== receiptRoute && pathname !== `${receiptRoute}/`) return undefined;
  const searchParams = new URLSearchParams(query);
  const reference = typedReference(searchParams.get('ref') ?? '');
  if (reference === '') return undefined;
  const formInAddress = searchParams.get('form');
  const sentForm = await findSentForm(reference, formInAddress === null ? forms : [formInAddress], store);
  return render(sentForm && { ...sentForm, isLookedUp: formInAddress === null }, reference);
}

async function findSentForm(
  reference: string,
  forms: readonly string[],
  store: Pick<Store, 'findStatus'>,
): Promise<SentForm | undefined> {
  for (const form of forms) {
    const status = await store.findStatus(form, reference);
    if (status) return { form, ...status };
  }
  return undefined;
}
