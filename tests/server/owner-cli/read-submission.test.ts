import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSubmission } from '../../../src/server/owner-cli/read-submission.ts';
import { describeAboveStores } from '../store/store-kinds.ts';
import type { TestStore } from '../store/test-store.ts';

const answers = { given: 'Ada', others: [{ name: 'Ravi Nair' }] };

describeAboveStores('a submission for another command, stored $name', (kind) => {
  let store: TestStore;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sent-'));
  const read = (reference: string) => readSubmission(dataDir, { DATA_DIR: dataDir, ...store.env }, reference);

  beforeAll(async () => {
    store = await kind.open(dataDir, await kind.newEnv());
    await stored('AAAA-1111', { content: 'Kites at rest' });
    await stored('BBBB-2222', {});
    await stored('CCCC-3333', { state: 'quarantined' });
    await stored('DDDD-4444', { state: 'erased' });
    await stored('FFFF-6666', { content: 'Kites at rest' });
    await store.files.remove(['ffff-6666']);
  });

  afterAll(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });

  interface Sent {
    state?: 'new' | 'quarantined' | 'erased';
    content?: string;
  }

  async function stored(reference: string, { state = 'new', content }: Sent) {
    const id = reference.toLowerCase();
    const facts = { id, reference, form: 'paper', form_version: '0123456789ab', key: null, reason: null };
    const storedData = state === 'erased' ? null : JSON.stringify(answers);
    const at = '2025-09-01T08:00:00.000Z';
    await store.db
      .insertInto('submissions')
      .values({
        ...facts,
        state,
        data: storedData,
        body_hash: null,
        received_at: at,
        erased_at: storedData === null ? at : null,
      })
      .execute();
    if (content === undefined) return;
    writeFileSync(path.join(store.incoming, id), content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const file = { field: 'document', bytes: content.length, sha256 };
    const row = { ...file, id, submission_id: id, original_name: 'kites', stored_name: id, format: 'docx' };
    await store.files.secure([{ ...file, storedName: id }]);
    await store.db.insertInto('files').values(row).execute();
    await store.files.settle([row], [{ ...file, storedName: id }]);
  }

  test('has its answers and the content of its files; its reference is found in any case, without its hyphen', async () => {
    const files = [{ field: 'document', format: 'docx', bytes: Buffer.from('Kites at rest') }];
    expect(await read('aaaa1111')).toEqual({ reference: 'AAAA-1111', form: 'paper', answers, files });
    expect(await read('BBBB-2222')).toMatchObject({ reference: 'BBBB-2222', files: [] });
  });

  test.each([
    ['ZZZZ-9999', 'There is no submission ZZZZ-9999. List them: npm run submissions -- list'],
    ['CCCC-3333', 'CCCC-3333 is in quarantine. Release it: npm run submissions -- release CCCC-3333'],
    ['DDDD-4444', 'DDDD-4444 was erased: nothing is left of it.'],
    [
      'FFFF-6666',
      'A file of FFFF-6666 is missing: restore it from a backup (npm run submissions -- show FFFF-6666 shows its name).',
    ],
  ])('%s is refused with a message', async (reference, sentence) => {
    expect(await read(reference)).toEqual({ refused: sentence });
  });
});
