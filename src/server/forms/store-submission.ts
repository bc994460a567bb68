import type { Answers, FormDefinition } from '../../core/form/form-definition.ts';
import { visitorAddress } from '../delivery/visitor-address.ts';
import { bodyHash } from '../store/body-hash.ts';
import { deliveryRow } from '../store/delivery-row.ts';
import type { OpenStore } from '../store/open-store.ts';
import { classifyStoreError, StoreRequestError } from '../store/store-error.ts';
import type { NewSubmission, StoredSubmission } from '../store/store.ts';
import type { Channel, FileRow } from '../store/tables.ts';
import { fileId } from '../store/file-order.ts';
import type { ServerForm } from './form-registry.ts';
import { newReference } from './reference.ts';
import { RefusalError } from './refusal.ts';
import type { IncomingSubmission } from './submission.ts';

/** The store, and the parts of storing that tests replace. */
export interface StoreSubmissionOptions {
  store: OpenStore;
  /** Tracks work for which no response waits. */
  later: (work: Promise<void>) => void;
  sources: Sources;
  plan: PlanDeliveries;
  /** The ids of all forms. */
  formIds: readonly string[];
}

/** Time and random numbers, which tests can replace. */
export interface Sources {
  now(): Date;
  uuid(): string;
  randomInt(below: number): number;
}

/** Returns the deliveries of a submission. */
export type PlanDeliveries = (definition: FormDefinition, data: Answers) => { channel: Channel }[];

/** The result of storing, which the answer to the visitor needs. */
export interface SubmissionReceipt extends StoredSubmission {
  /** Whether it was stored before, and sent again. */
  isRepeated: boolean;
}

/**
 * During this time, equal answers without a key are the same submission: a page without JavaScript has no
 * key.
 */
const windowMs = 10 * 60_000;

/**
 * Stores a submission with its files and deliveries, only once: the same key, or within ten minutes the same
 * answers without a key, means the same submission. When the promise resolves, everything is on disk.
 * @param more `reasons`: for quarantine; `withReceipt`: whether the visitor may get one by e-mail, default
 *   true; `language`: the page’s language code, if not the main one
 * @throws RefusalError if its key was used for other answers
 */
export async function storeSubmission(
  options: StoreSubmissionOptions,
  form: ServerForm,
  submission: IncomingSubmission,
  more: { reasons: readonly string[]; withReceipt?: boolean; language?: string | undefined },
): Promise<SubmissionReceipt> {
  const { store } = options;
  // The files of a stored submission are already in place.
  const files = submission.files.filter((file) => !file.isStored);
  try {
    await store.files.secure(files);
    const { receipt, rows } = await addOnce(options, createRows(options, form, submission, more));
    await store.files.settle(rows, files);
    if (receipt.isRepeated) await store.files.discard(files);
    return receipt;
  } catch (error) {
    // If the rows may still be written, the files stay, and a later cleanup decides.
    if (error instanceof StoreRequestError && error.isInDoubt) throw error;
    const cleared = clear(store, files);
    // The visitor has already waited for the store once.
    if (classifyStoreError(error) === 'hung') options.later(cleared);
    else await cleared;
    throw error;
  }
}

/** Removes the files of a submission that was not stored. */
async function clear(store: OpenStore, files: IncomingSubmission['files']): Promise<void> {
  if (!(await isStored(store, files))) await store.files.discard(files);
}

async function addOnce(
  { store, sources }: StoreSubmissionOptions,
  submission: NewSubmission,
): Promise<{ receipt: SubmissionReceipt; rows: FileRow[] }> {
  for (;;) {
    const reference = newReference(sources.randomInt);
    const added = await store.add({ ...submission, row: { ...submission.row, reference } });
    if (added.outcome === 'other answers')
      throw new RefusalError('conflict', (t) => t('server.otherAnswers'));
    if (added.outcome === 'reference taken') continue;
    return {
      receipt: { ...added.submission, isRepeated: added.outcome === 'repeated' },
      rows: added.files,
    };
  }
}

/** The rows of a submission; the reference is added later. */
function createRows(
  { sources, plan, formIds }: StoreSubmissionOptions,
  form: ServerForm,
  { answers, reserved, files }: IncomingSubmission,
  { reasons, withReceipt = true, language }: Parameters<typeof storeSubmission>[3],
): NewSubmission {
  const now = sources.now();
  const contents = files.map(({ field, sha256, originalName }) => ({ field, sha256, originalName }));
  const [id, at] = [sources.uuid(), now.toISOString()];
  const state = reasons.length > 0 ? 'quarantined' : 'new';
  // A quarantined submission is delivered only after a person has released it.
  const planned = (state === 'new' ? plan(form.definition, answers) : []).filter(
    ({ channel }) => withReceipt || channel !== 'receipt',
  );
  const isPlanned = planned.some(({ channel }) => channel === 'receipt');
  const to = isPlanned ? visitorAddress(form.definition, answers) : undefined;
  return {
    row: {
      id,
      reference: '',
      form: form.definition.id,
      form_version: reserved.version ?? form.version,
      key: reserved.key,
      body_hash: bodyHash(answers, contents),
      received_at: at,
      state,
      reason: reasons.join(',') || null,
      data: JSON.stringify(answers),
      language: language ?? null,
    },
    files: files.map(({ field, originalName, storedName, bytes, sha256, format }, index) => {
      const names = { field, original_name: originalName, stored_name: storedName };
      return { id: fileId(id, index), submission_id: id, ...names, bytes, sha256, format };
    }),
    deliveries: planned.map(({ channel }) => deliveryRow(id, channel, at, sources.uuid)),
    receipt: to === undefined ? undefined : { to, forms: formIds },
    since: new Date(now.getTime() - windowMs).toISOString(),
  };
}

/** Whether the files are stored after all: the transaction succeeded, and only moving them failed. */
async function isStored(store: OpenStore, files: IncomingSubmission['files']): Promise<boolean> {
  if (files.length === 0) return false;
  return (await store.filesNamed(files.map(({ storedName }) => storedName))).length > 0;
}
