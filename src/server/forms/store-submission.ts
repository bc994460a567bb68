import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { canonicalJson } from '../../core/json/canonical-json.ts';
import type { Answers, FormDefinition } from '../../core/form/form-definition.ts';
import { deliveryRow } from '../store/delivery-row.ts';
import type { Store } from '../store/store.ts';
import type { Channel, Tables } from '../store/tables.ts';
import { moveToUploads, syncFolder } from '../store/uploads.ts';
import { findDuplicate, type StoredSubmission } from './check/find-duplicate.ts';
import type { ServerForm } from './form-registry.ts';
import { discard } from './read/take-file.ts';
import type { IncomingSubmission } from './submission.ts';

export interface StoringOptions {
  store: Store;
  sources: Sources;
  plan: PlanDeliveries;
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

/**
 * Stores a submission with its files and deliveries, once: what is sent again under the same key, or within ten
 * minutes without one, is the same submission. When the promise is fulfilled, all of it is on the disk.
 * @param reasons why it goes to quarantine, if it does
 */
export async function storeSubmission(
  options: StoringOptions,
  form: ServerForm,
  submission: IncomingSubmission,
  reasons: readonly string[],
): Promise<Receipt> {
  const { store } = options;
  const { files } = submission;
  try {
    // The files must be there when the database says so, whatever happens in between.
    if (files.length > 0) await syncFolder(store.incoming);
    const receipt = await store.db
      .transaction()
      .execute((db) => insertOnce(db, options, form, submission, reasons));
    await moveToUploads(store, receipt.id, files);
    if (receipt.repeated) await discard(files, store.incoming);
    return receipt;
  } catch (error) {
    const known = await isStored(store, files);
    if (!known) await discard(files, store.incoming);
    throw error;
  }
}

async function insertOnce(
  db: Transaction<Tables>,
  { sources, plan }: StoringOptions,
  form: ServerForm,
  { answers, reserved, files }: IncomingSubmission,
  reasons: readonly string[],
): Promise<Receipt> {
  const now = sources.now();
  const contents = files.map(({ field, sha256, originalName }) => ({ field, sha256, originalName }));
  const sent = { form: form.definition.id, key: reserved.key, bodyHash: hashOf({ answers, contents }), now };
  const duplicate = await findDuplicate(db, sent);
  if (duplicate) return { ...duplicate, repeated: true };

  const [id, at] = [sources.uuid(), now.toISOString()];
  const state = reasons.length > 0 ? 'quarantined' : 'new';
  const reference = await freeReference(db, sources);
  const row = {
    id,
    reference,
    form: sent.form,
    form_version: reserved.version ?? form.version,
    key: sent.key,
    body_hash: sent.bodyHash,
    received_at: at,
    state,
    reason: reasons.join(',') || null,
    data: JSON.stringify(answers),
  } as const;
  await db.insertInto('submissions').values(row).execute();
  const fileRows = files.map(({ field, originalName, storedName, bytes, sha256, format }) => {
    const names = { field, original_name: originalName, stored_name: storedName };
    return { id: sources.uuid(), submission_id: id, ...names, bytes, sha256, format };
  });
  if (fileRows.length > 0) await db.insertInto('files').values(fileRows).execute();
  // What is in quarantine is delivered once a person has released it.
  const planned = state === 'new' ? plan(form.definition, answers) : [];
  const deliveries = planned.map(({ channel }) => deliveryRow(id, channel, at, sources.uuid));
  if (deliveries.length > 0) await db.insertInto('deliveries').values(deliveries).execute();
  return { id, reference, state, repeated: false };
}

/** Whether the files are stored after all: the transaction succeeded, and only moving them failed. */
async function isStored({ db }: Store, files: IncomingSubmission['files']): Promise<boolean> {
  if (files.length === 0) return false;
  const names = files.map(({ storedName }) => storedName);
  return (await db.selectFrom('files').select('id').where('stored_name', 'in', names).execute()).length > 0;
}

async function freeReference(db: Transaction<Tables>, { randomInt }: Sources): Promise<string> {
  for (;;) {
    const reference = newReference(randomInt);
    const taken = db.selectFrom('submissions').select('id').where('reference', '=', reference);
    if (!(await taken.executeTakeFirst())) return reference;
  }
}

/** Letters and digits that are not easily confused, in writing or in speech, and spell no words. */
const alphabet = 'CDFGHJKMNPQRTWXY34679';

/** A reference that a person can read over the telephone: CDFG-3467. */
function newReference(randomInt: Sources['randomInt']): string {
  const letters = Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length)));
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}
