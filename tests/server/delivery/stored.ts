import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { FormDefinition } from '../../../src/core/form/form-definition.ts';
import { bodyHash } from '../../../src/server/store/body-hash.ts';
import { deliveryRow } from '../../../src/server/store/delivery-row.ts';
import type { Channel } from '../../../src/server/store/tables.ts';
import { fileId } from '../../../src/server/store/file-order.ts';
import type { Delivery } from '../../../src/server/store/records.ts';
import { definitions } from '../forms/support/definitions.ts';
import { openTestStore, type FolderTestStore, type TestStore } from '../store/test-store.ts';
import { exampleSite } from '../../helpers/english.ts';

/** The settings of the tests' site that the server knows. */
export const testSite = { forms: definitions, ...exampleSite('UTC') };

export function formNamed(id: string): FormDefinition {
  const found = definitions.find((definition) => definition.id === id);
  if (!found) throw new Error(`There is no form ${id}.`);
  return found;
}

/** A separate store in a folder, removed after the test. */
export function freshStore(): FolderTestStore {
  const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  const store = openTestStore(folder);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return store;
}

export interface SampleSubmission {
  reference: string;
  form?: string;
  answers?: Record<string, unknown>;
  at?: string;
  state?: 'new' | 'quarantined';
  reason?: string;
  channels?: Channel[];
  files?: { name: string; content: string | Buffer }[];
}

export const morning = '2026-11-21T08:30:00.000Z';

/** Stores a submission as the server would; its id is the reference in lower case. */
export async function storeSample(
  { db, incoming, files: stored }: Pick<TestStore, 'db' | 'incoming' | 'files'>,
  sample: SampleSubmission,
): Promise<void> {
  const { reference, form = 'enquiry', at = morning, channels = [], files = [] } = sample;
  const id = reference.toLowerCase();
  const answers = sample.answers ?? {
    Name: 'Asha Verma',
    Your_email: 'asha@example.org',
    Mobile_Number: '00000 00000',
  };
  await db
    .insertInto('submissions')
    .values({
      id,
      reference,
      form,
      form_version: '0123456789ab',
      key: `key-${id}`,
      body_hash: bodyHash(
        answers,
        files.map(({ name, content }) => ({
          field: 'document',
          sha256: sha256(content),
          originalName: name,
        })),
      ),
      received_at: at,
      state: sample.state ?? 'new',
      reason: sample.reason ?? null,
      data: JSON.stringify(answers),
    })
    .execute();
  for (const [index, { name, content }] of files.entries()) {
    const stored_name = `${id}-${index}.pdf`;
    writeFileSync(path.join(incoming, stored_name), content);
    const facts = { field: 'document', bytes: Buffer.byteLength(content), sha256: sha256(content) };
    const arrived = [{ ...facts, storedName: stored_name }];
    await stored.secure(arrived);
    const row = { id: fileId(id, index), submission_id: id, original_name: name, stored_name, ...facts };
    await db
      .insertInto('files')
      .values({ ...row, format: 'pdf' })
      .execute();
    await stored.settle([row], arrived);
  }
  for (const channel of channels) {
    const row = deliveryRow(id, channel, at, () => `${id}/${channel}`);
    await db.insertInto('deliveries').values(row).execute();
  }
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

export async function deliveriesIn({ db }: Pick<TestStore, 'db'>): Promise<Delivery[]> {
  return db.selectFrom('deliveries').selectAll().orderBy('id').execute();
}
