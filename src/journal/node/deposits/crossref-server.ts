import { elementAt, attribute, elementText, findDescendants, readXml } from '../import/xml-tree.ts';
import type { DepositAnswer } from '../../core/deposits/deposit-answers.ts';
import type { Credentials } from './credentials.ts';

type CrossrefAnswer = Pick<DepositAnswer, 'state' | 'answer'>;

/** Milliseconds after which a server counts as unreachable. */
export const PATIENCE = 60_000;

/**
 * Sends a deposit to Crossref, which queues it.
 * @throws if the server can't be reached
 * @see https://www.crossref.org/documentation/register-maintain-records/direct-deposit-xml/https-post/
 */
export async function sendToCrossref(
  { address, login, password }: NonNullable<Credentials['crossref']>,
  name: string,
  xml: string,
): Promise<CrossrefAnswer> {
  const form = new FormData();
  form.set('operation', 'doMDUpload');
  form.set('login_id', login);
  form.set('login_passwd', password);
  form.set('fname', new File([xml], name, { type: 'application/xml' }));
  const response = await fetch(`${address}/servlet/deposit`, {
    method: 'POST',
    body: form,
    signal: AbortSignal.timeout(PATIENCE),
  });
  const text = await response.text();
  if (response.ok && text.includes('SUCCESS')) return { state: 'sent', answer: 'queued' };
  const reason = response.status === 401 ? 'the login or the password is wrong' : firstLine(text);
  return { state: 'refused', answer: `${response.status}: ${reason}` };
}

/**
 * Asks for the result of a queued deposit; undefined while there is none.
 * @param batch its id
 * @throws if the server can't be reached
 */
export async function askCrossref(
  { address, login, password }: NonNullable<Credentials['crossref']>,
  batch: string,
): Promise<CrossrefAnswer | undefined> {
  const query = new URLSearchParams({ usr: login, pwd: password, doi_batch_id: batch, type: 'result' });
  const response = await fetch(`${address}/servlet/submissionDownload?${query}`, {
    signal: AbortSignal.timeout(PATIENCE),
  });
  const root = response.ok ? readXml(await response.text()) : undefined;
  if (!root || 'refused' in root || attribute(root, 'status') !== 'completed') return undefined;
  const records = findDescendants(root, 'record_diagnostic');
  const failed = records.filter((record) => attribute(record, 'status') === 'Failure');
  const messages = (failed.length > 0 ? failed : records).flatMap(
    (record) => elementText(elementAt(record, 'msg')) ?? [],
  );
  return { state: failed.length > 0 ? 'refused' : 'accepted', answer: messages.join(' ') };
}

function firstLine(text: string): string {
  return text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
}
