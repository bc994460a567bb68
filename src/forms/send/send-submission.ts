import type { LoadedForm } from '../loaded-form.ts';
import { formPayload, type Submission } from './form-payload.ts';
import { sendForm, type Outcome, type SendOptions } from './send-form.ts';

/**
 * Sends a form with the ids of the files that went ahead of it. Where the server has one of them no more, or another
 * server answers, it is sent with the files themselves.
 */
export async function sendSubmission(
  form: LoadedForm,
  submission: Submission,
  options: SendOptions = {},
): Promise<Outcome> {
  const { id } = form.definition;
  const outcome = await sendForm(id, formPayload(form, submission), options);
  const isGone = outcome.kind === 'refused' && outcome.status === 410;
  if (!isGone || Object.keys(submission.uploads).length === 0) return outcome;
  return sendForm(id, formPayload(form, { ...submission, uploads: {} }), options);
}
