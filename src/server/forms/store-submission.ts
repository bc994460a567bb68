import type { Answers, FormDefinition } from '../../core/form/form-definition.ts';
import { visitorAddress } from '../delivery/visitor-address.ts';
import { bodyHash } from '../store/body-hash.ts';
import { deliveryRow } from '../store/delivery-row.ts';
import type { OpenStore } from '../store/open-store.ts';
import { faultKindOf, StoreFault } from '../store/store-error.ts';
import type { NewSubmission, StoredSubmission } from '../store/store.ts';
import type { Channel, FileRow } from '../store/tables.ts';
import { fileId } from '../store/file-order.ts';
import type { ServerForm } from './form-registry.ts';
import { Refusal } from './refusal.ts';
import type { IncomingSubmission } from './submission.ts';

export interface StoringOptions {
  store: OpenStore;
  /** Sees to the end of work that nobody waits for. */
  later: (work: Promise<void>) => void;
  sources: Sources;
  plan: PlanDeliveries;
  /** The ids of all forms. */
  formIds: readonly string[];
}

/** Time and chance, which tests replace. */
export interface Sources {
  now(): Date;
  uuid(): string;
  randomInt(below: number): number;
}

/** Gives the deliveries that a submission of a form gets. */
export type PlanDeliveries = (definition: FormDefinition, data: Answers) => { channel: Channel }[];

export interface Receipt extends StoredSubmission {
  /** It was stored before, and was sent again. */
  repeated: boolean;
}

/** For how long equal answers without a key are the same submission: a page without JavaScript has no key to send. */
const windowMs = 10 * 60_000;

/**
 * Stores a submission with its files and deliveries, once: what is sent again under the same key, or within ten
 * minutes without one, is the same submission. When the promise is fulfilled, all of it is on the disk.
 * @param more `reasons`: why it goes to quarantine, if it does; `withReceipt`: whether the visitor may get one by e-mail. Default: true;
 *   `language`: the code of the page’s, where that is not the site’s own
 * @throws Refusal where its key was used for other answers
 */
export async function storeSubmission(
  options: StoringOptions,
  form: ServerForm,
  submission: IncomingSubmission,
  more: { reasons: readonly string[]; withReceipt?: boolean; language?: string | undefined },
): Promise<Receipt> {
  const { store } = options;
  // Those of a stored submission lie in their place already.
  const files = submission.files.filter((file) => !file.isStored);
  try {
    await store.files.secure(files);
    const { receipt, rows } = await addOnce(options, rowsOf(options, form, submission, more));
    await store.files.settle(rows, files);
    if (receipt.repeated) await store.files.discard(files);
    return receipt;
  } catch (error) {
    // Where the rows may come to be written after all, the files are left to whoever clears up later.
    if (error instanceof StoreFault && error.inDoubt) throw error;
    const cleared = clear(store, files);
    // The visitor has waited for the store already, and is not to wait once more.
    if (faultKindOf(error) === 'hung') options.later(cleared);
    else await cleared;
    throw error;
  }
}

/** Removes the files of a submission that was not stored. */
async function clear(store: OpenStore, files: IncomingSubmission['files']): Promise<void> {
  if (!(await isStored(store, files))) await store.files.discard(files);
}

async function addOnce(
  { store, sources }: StoringOptions,
  submission: NewSubmission,
): Promise<{ receipt: Receipt; rows: FileRow[] }> {
  for (;;) {
    const reference = newReference(sources.randomInt);
    const added = await store.add({ ...submission, row: { ...submission.row, reference } });
    if (added.outcome === 'other answers') throw new Refusal('conflict', (t) => t('server.otherAnswers'));
    if (added.outcome === 'reference taken') continue;
    return {
      receipt: { ...added.submission, repeated: added.outcome === 'repeated' },
      rows: added.files,
    };
  }
}

/** The rows of a submission, still without a reference. */
function rowsOf(
  { sources, plan, formIds }: StoringOptions,
  form: ServerForm,
  { answers, reserved, files }: IncomingSubmission,
  { reasons, withReceipt = true, language }: Parameters<typeof storeSubmission>[3],
): NewSubmission {
  const now = sources.now();
  const contents = files.map(({ field, sha256, originalName }) => ({ field, sha256, originalName }));
  const [id, at] = [sources.uuid(), now.toISOString()];
  const state = reasons.length > 0 ? 'quarantined' : 'new';
  // What is in quarantine is delivered once a person has released it.
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

/** Letters and digits that are not easily confused, in writing or in speech, and spell no words. */
const alphabet = 'CDFGHJKMNPQRTWXY34679';

/** A reference that a person can read over the telephone: CDFG-3467. */
function newReference(randomInt: Sources['randomInt']): string {
  const letters = Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length)));
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
