import type { Store } from '../../store/store.ts';
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

/** A reference as it is stored, from one that a person has typed: “cdfg 3467” is CDFG-3467. */
function typedReference(typed: string): string {
  const text = typed.trim().toUpperCase();
  const letters = text.replaceAll(/[^A-Z0-9]/g, '');
  return letters.length === 8 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : text.slice(0, maxLength);
}

/** The maximal length of a reference. */
const maxLength = 20;

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
