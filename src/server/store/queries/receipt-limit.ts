import { sql, type Expression, type SqlBool, type Transaction } from 'kysely';
import type { NewSubmission } from '../store.ts';
import type { Tables } from '../tables.ts';

/** The limits of receipts. They are needed because anyone can enter any address into a form. */
const receiptLimits = {
  /** To one address by one form, per hour. */
  ofFormInHour: 1,
  /** To one address, per 24 hours. */
  inDay: 3,
  /** To all addresses, per hour. */
  allInHour: 300,
};

const hourMs = 60 * 60_000;

/**
 * Whether the visitor may get a receipt by e-mail: counts the earlier receipts in the stored submissions. No
 * other list of addresses exists, so erasing a submission erases everything about its visitor.
 */
export async function mayGetReceipt(
  db: Transaction<Tables>,
  { row, receipt }: NewSubmission,
): Promise<boolean> {
  if (!receipt) return true;
  const at = Date.parse(row.received_at);
  const since = (ms: number): string => new Date(at - ms).toISOString();
  const inHour = sql<SqlBool>`received_at >= ${since(hourMs)}`;
  const isTo = isAddressIn(receipt.to);
  const sent = await db
    .selectFrom('submissions')
    .innerJoin('deliveries', 'deliveries.submission_id', 'submissions.id')
    .where('deliveries.channel', '=', 'receipt')
    .where('submissions.form', 'in', receipt.forms)
    .where('submissions.state', '=', 'new')
    .where('received_at', '>=', since(24 * hourMs))
    // Skips times in the future, which were stored while the clock was wrong: they would count until then.
    .where('received_at', '<=', since(-hourMs))
    .select((is) => [
      is.fn.countAll().filterWhere(inHour).as('allInHour'),
      is.fn.countAll().filterWhere(isTo).as('inDay'),
      is.fn
        .countAll()
        .filterWhere(is.and([isTo, inHour, is('submissions.form', '=', row.form)]))
        .as('ofFormInHour'),
    ])
    .executeTakeFirstOrThrow();
  return (['ofFormInHour', 'inDay', 'allInHour'] as const).every(
    (limit) => Number(sent[limit]) < receiptLimits[limit],
  );
}

/**
 * Whether the answers contain an address. Case does not matter, nor does a plus tag: name+tag@host is the mailbox
 * of name@host.
 */
function isAddressIn(address: string): Expression<SqlBool> {
  const [local = '', host = ''] = JSON.stringify(address.toLowerCase())
    .slice(1, -1)
    .split(/@(?=[^@]*$)/);
  const plain = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
  const [name = ''] = local.split('+');
  const one = `%"${plain(name)}@${plain(host)}"%`;
  const tagged = `%"${plain(name)}+%@${plain(host)}"%`;
  return sql<SqlBool>`(lower(data) LIKE ${one} ESCAPE '\\' OR lower(data) LIKE ${tagged} ESCAPE '\\')`;
}
