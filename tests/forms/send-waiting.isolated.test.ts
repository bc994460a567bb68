import { beforeEach, expect, test, vi } from 'vitest';
import { english } from '../helpers/english.ts';
import { readDraft, removeDraft, writeDraft } from '../../src/forms/draft/draft-text.ts';
import { sendWaiting } from '../../src/forms/send/send-waiting.ts';
import type { FormUploadsOptions } from '../../src/forms/uploads/form-uploads.ts';

const connection = vi.hoisted(() => ({
  sent: [] as string[],
  settle: [] as ((outcome: object) => void)[],
  uploads: [] as unknown[],
}));
vi.mock('../../src/forms/place/loaded-forms.ts', () => ({
  loadForms: () => Promise.resolve(),
  loadedForm: () => ({ form: { version: '1', definition: { id: 'paper', title: 'A form' }, server: '' } }),
}));
vi.mock('../../src/forms/draft/draft-files.ts', () => ({
  readDraftFiles: () => Promise.resolve({ document: new File(['%PDF-'], 'thesis.pdf') }),
  removeFiles: () => Promise.resolve(),
}));
vi.mock('../../src/forms/send/is-outdated.ts', () => ({ isOutdated: () => Promise.resolve(false) }));
vi.mock('../../src/forms/uploads/form-uploads.ts', () => ({
  formUploads: (options: FormUploadsOptions) => {
    connection.uploads.push(options);
    return { begin: () => undefined, finish: () => Promise.resolve({}), stop: () => undefined };
  },
}));
vi.mock('../../src/forms/send/send-submission.ts', () => ({
  sendSubmission: (_form: unknown, { key }: { key: string }) => {
    connection.sent.push(key);
    return new Promise((resolve) => connection.settle.push(resolve));
  },
}));

const waiting = { answers: { Name: 'Asha' }, key: 'key-0001', at: Date.now(), isWaiting: true };
const upload = { address: '/api/uploads/an-id', name: 'thesis.pdf', size: 5, modified: 1 };
const { t } = english;
const messages: string[] = [];
const notify = (text: string) => void messages.push(text);

beforeEach(() => {
  const entries = new Map<string, string>();
  const methods = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  vi.stubGlobal('localStorage', methods);
  for (const list of [connection.sent, connection.settle, connection.uploads, messages]) list.length = 0;
  writeDraft('paper', waiting);
});

async function begun(times: number) {
  await vi.waitFor(() => expect(connection.sent).toHaveLength(times));
}

const options = () => connection.uploads[0] as FormUploadsOptions;

test('a waiting form is sent once, even if the connection returns several times meanwhile', async () => {
  const first = sendWaiting(['paper'], t, notify);
  await begun(1);
  await sendWaiting(['paper'], t, notify);
  connection.settle[0]!({ kind: 'stored' });
  await first;
  expect([connection.sent, readDraft('paper'), messages]).toEqual([
    ['key-0001'],
    undefined,
    [expect.stringContaining('your answers were sent')],
  ]);
});

test('a waiting form stores the uploads of its files, and does not return after its removal', async () => {
  const sending = sendWaiting(['paper'], t, notify);
  await begun(1);
  options().store('document', upload);
  expect(readDraft('paper')).toEqual({ ...waiting, uploads: { document: upload } });
  removeDraft('paper');
  options().store('document', upload);
  expect(readDraft('paper')).toBeUndefined();
  connection.settle[0]!({ kind: 'lost' });
  await sending;
});

test('text written meanwhile stays, with any result for the sent form', async () => {
  const sending = sendWaiting(['paper'], t, notify);
  await begun(1);
  const later = { answers: { Name: 'Asha Rao' }, key: 'key-0001', at: waiting.at + 1 };
  writeDraft('paper', later);
  options().store('document', upload);
  connection.settle[0]!({ kind: 'refused', status: 422, errors: [] });
  await sending;
  expect(readDraft('paper')).toEqual(later);
});

test('a refused submission waits in its form', async () => {
  const sending = sendWaiting(['paper'], t, notify);
  await begun(1);
  connection.settle[0]!({ kind: 'refused', status: 422, errors: [] });
  await sending;
  const { isWaiting: _waits, ...rest } = waiting;
  expect(readDraft('paper')).toEqual(rest);
});
