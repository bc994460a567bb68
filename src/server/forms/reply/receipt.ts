import type { Store } from '../../store/store.ts';
import type { FormPages } from './form-pages.ts';

/**
 * The receipt that an address asks for, with the day on which the submission was received; nothing where it asks for
 * another page, or names a reference that does not exist. It holds no answers: anybody with the address can read it.
 */
export async function receiptFor(
  address: string,
  receiptRoute: string,
  store: Pick<Store, 'receivedAt'>,
  render: FormPages['renderReceipt'],
): Promise<string | undefined> {
  // Not parsed as a URL, where what follows two slashes is a host.
  const [pathname = '', query] = address.split(/[?#]/);
  if (pathname !== receiptRoute && pathname !== `${receiptRoute}/`) return undefined;
  const searchParams = new URLSearchParams(query);
  const form = searchParams.get('form') ?? '';
  const reference = searchParams.get('ref') ?? '';
  if (form === '' || reference === '') return undefined;
  const receivedAt = await store.receivedAt(form, reference);
  return receivedAt && render(form, reference, receivedAt);
}
