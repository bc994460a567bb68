import type { LoadedForm } from '../loaded-form.ts';
import { noteEvidence } from '../../ui/evidence.ts';
import { formAddress } from './form-address.ts';
import { formPayload, type FormContent } from './form-payload.ts';
import { sendForm, type SendOutcome, type SendOptions } from './send-form.ts';

/** The statuses with which a proxy answers if its server is down. */
const proxyStatuses = [502, 503, 504];

/**
 * Sends a form, and records what the result shows about the connection. The response of a proxy counts as a
 * broken connection.
 */
export async function sendSubmission(
  form: LoadedForm,
  submission: FormContent,
  options: SendOptions = {},
): Promise<SendOutcome> {
  const outcome = await sendWithUploads(form, submission, options);
  const hasNoMessage = outcome.kind === 'refused' && outcome.message === undefined;
  if (outcome.kind === 'lost' || (hasNoMessage && proxyStatuses.includes(outcome.status))) {
    noteEvidence('failed');
    return { kind: 'lost' };
  }
  if (outcome.kind !== 'cancelled' && outcome.kind !== 'unserved' && !hasNoMessage) noteEvidence('answered');
  return outcome;
}

/**
 * Sends a form with the ids of its uploads. If the server has lost an upload, or another server answers, the
 * form is sent with the files themselves.
 */
async function sendWithUploads(
  form: LoadedForm,
  submission: FormContent,
  options: SendOptions,
): Promise<SendOutcome> {
  const address = formAddress(form, document.documentElement.lang);
  const outcome = await sendForm(address, formPayload(form, submission), options);
  const isGone = outcome.kind === 'refused' && outcome.status === 410;
  if (!isGone || Object.keys(submission.uploads).length === 0) return outcome;
  return sendForm(address, formPayload(form, { ...submission, uploads: {} }), options);
}
