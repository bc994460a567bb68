import type { Translate } from '../../core/messages/locale.ts';
import { readFiles, removeFiles } from '../draft/draft-files.ts';
import { readDraft, removeDraft, writeDraft } from '../draft/draft-text.ts';
import { formPayload } from './form-payload.ts';
import { isOutdated } from './is-outdated.ts';
import { loadedForm, loadForms } from '../place/loaded-forms.ts';
import { sendForm } from './send-form.ts';
import { writeSentNote } from './sent-note.ts';

/** Sends drafts that wait for a connection; one that is refused waits in its form until the visitor looks at it. */
export async function sendWaiting(ids: readonly string[], t: Translate): Promise<void> {
  await loadForms(ids);
  for (const id of ids) await sendOne(id, t);
}

async function sendOne(id: string, t: Translate): Promise<void> {
  const draft = readDraft(id);
  const form = loadedForm(id)?.form;
  if (!draft?.isWaiting || !form) return;
  const { answers, key, at } = draft;
  const body = formPayload(form, {
    answers,
    key,
    files: await readFiles(id),
    trap: '',
  });
  const outdated = await isOutdated({ id, version: form.version, hasWaited: true }).catch(() => undefined);
  if (outdated === undefined) return;
  // It waits in its form, which the visitor has to see anew.
  if (outdated) return writeDraft(id, { answers, key, at });
  const outcome = await sendForm(id, body);
  if (outcome.kind === 'stored') {
    removeDraft(id);
    await removeFiles(id);
    if (outcome.reference) writeSentNote(id, outcome.reference);
    const { title } = form.definition;
    announce(t('form.sentInBackground', { title, reference: outcome.reference ?? '' }));
  } else if (outcome.kind === 'refused') writeDraft(id, { answers, key, at });
}

function announce(text: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = text;
}
