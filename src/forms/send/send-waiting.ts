import type { Translate } from '../../core/messages/locale.ts';
import { readDraftFiles, removeFiles } from '../draft/draft-files.ts';
import { readDraft, removeDraft, writeDraft, type FormDraft } from '../draft/draft-text.ts';
import { isOutdated } from './is-outdated.ts';
import type { LoadedForm } from '../loaded-form.ts';
import { loadedForm, loadForms } from '../place/loaded-forms.ts';
import { sendSubmission } from './send-submission.ts';
import { writeSentNote } from './sent-note.ts';

/**
 * Sends drafts that wait for a connection. A refused draft waits in its form until the visitor sees it.
 * @param notify shows a message to the visitor
 */
export async function sendWaiting(
  ids: readonly string[],
  t: Translate,
  notify: (text: string) => void,
): Promise<void> {
  await loadForms(ids);
  for (const id of ids) {
    // The connection may have returned several times.
    if (sending.has(id)) continue;
    sending.add(id);
    await sendDraft(id, t, notify).finally(() => sending.delete(id));
  }
}

const sending = new Set<string>();

async function sendDraft(id: string, t: Translate, notify: (text: string) => void): Promise<void> {
  const draft = readDraft(id);
  const form = loadedForm(id)?.form;
  if (!draft?.isWaiting || !form) return;
  const { answers, key, at, uploads: storedUploads } = draft;
  const files = await readDraftFiles(id);
  const outdated = await isOutdated({ id, version: form.version, hasWaited: true }).catch(() => undefined);
  if (outdated === undefined) return;
  // The draft waits in its form, where the visitor must review it.
  if (outdated) return writeDraft(id, { answers, key, at, ...(storedUploads && { uploads: storedUploads }) });
  const uploads = await uploadFiles(draft, form, files);
  if (!uploads) return;
  const outcome = await sendSubmission(form, { answers, key, files, uploads, trap: '' });
  const current = findUnchangedDraft(id, draft);
  if (outcome.kind === 'stored') {
    if (current) {
      removeDraft(id);
      await removeFiles(id);
    }
    if (outcome.reference) writeSentNote(id, outcome.reference);
    const { title } = form.definition;
    notify(t('form.sentInBackground', { title, reference: outcome.reference ?? '' }));
  } else if (current && (outcome.kind === 'refused' || outcome.kind === 'unserved'))
    writeDraft(id, { answers, key, at });
}

/** The current draft; undefined if it was sent or changed meanwhile, in its form or in another tab. */
function findUnchangedDraft(id: string, { answers, key }: FormDraft): FormDraft | undefined {
  const current = readDraft(id);
  const isSame = current?.key === key && JSON.stringify(current.answers) === JSON.stringify(answers);
  return isSame ? current : undefined;
}

/** Uploads the files of a draft. It continues where an earlier visit has stopped. */
async function uploadFiles(
  draft: FormDraft,
  { definition: { id: form }, server }: LoadedForm,
  files: Record<string, File>,
): Promise<Record<string, string> | undefined> {
  if (Object.keys(files).length === 0) return {};
  const stored = { ...draft.uploads };
  const { formUploads } = await import('../uploads/form-uploads.ts');
  const uploads = formUploads({
    server,
    form,
    key: () => draft.key,
    stored: (question) => stored[question],
    store: (question, upload) => {
      stored[question] = upload;
      const current = findUnchangedDraft(form, draft);
      if (current) writeDraft(form, { ...current, uploads: stored });
    },
    onChange: () => undefined,
  });
  for (const [question, file] of Object.entries(files)) uploads.begin(question, file);
  const ids = await uploads.finish(new AbortController().signal);
  if (!ids) uploads.stop();
  return ids;
}
