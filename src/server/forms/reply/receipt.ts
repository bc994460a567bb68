import type { FormPages } from './form-pages.ts';
import type { Store } from '../../store/store.ts';

/**
 * The receipt that an address asks for, with the day on which the submission came; nothing where it asks for another
 * page, or names a reference that nobody was given. It holds no answers: whoever has the address can read it.
 */
export async function receiptFor(
  address: string,
  store: Store,
  render: FormPages['renderReceipt'],
): Promise<string | undefined> {
  // Not as a URL: what follows two slashes would be taken for a host.
  const [pathname = '', query] = address.split(/[?#]/);
  if (!/^\/receipt\/?$/.test(pathname)) return undefined;
  const searchParams = new URLSearchParams(query);
  const form = searchParams.get('form') ?? '';
  const reference = searchParams.get('ref') ?? '';
  const row = await store.db
    .selectFrom('submissions')
    .select('received_at')
    .where('reference', '=', reference)
    .where('form', '=', form)
    .executeTakeFirst();
  return row && render(form, reference, row.received_at);
}
