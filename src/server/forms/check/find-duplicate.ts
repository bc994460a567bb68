import type { Transaction } from 'kysely';
import type { Tables } from '../../store/tables.ts';
import { Refusal } from '../refusal.ts';

export interface StoredSubmission {
  id: string;
  reference: string;
  state: 'new' | 'quarantined';
}

interface Candidate {
  form: string;
  key: string | null;
  bodyHash: string;
  now: Date;
}

/** For how long equal answers without a key are the same submission: a page without JavaScript has no key to send. */
const windowMs = 10 * 60_000;

/**
 * The stored submission that this one repeats, if any.
 * @throws Refusal where its key was used for other answers
 */
export async function findDuplicate(
  db: Transaction<Tables>,
  { form, key, bodyHash, now }: Candidate,
): Promise<StoredSubmission | undefined> {
  const ofForm = db
    .selectFrom('submissions')
    .select(['id', 'reference', 'state', 'body_hash'])
    .where('form', '=', form);
  if (key === null) {
    const since = new Date(now.getTime() - windowMs).toISOString();
    const equal = ofForm
      .where('key', 'is', null)
      .where('body_hash', '=', bodyHash)
      .where('received_at', '>=', since);
    const row = await equal.executeTakeFirst();
    return row && row.state !== 'erased' ? { ...row, state: row.state } : undefined;
  }
  const row = await ofForm.where('key', '=', key).executeTakeFirst();
  if (!row) return undefined;
  if (row.state !== 'erased' && row.body_hash === bodyHash) return { ...row, state: row.state };
  throw new Refusal('conflict', (t) => t('server.otherAnswers'));
}
