import { beforeEach, expect, test } from 'vitest';
import { formUploads } from '../../src/forms/uploads/form-uploads.ts';
import type { StoredUpload, UploadState } from '../../src/forms/uploads/stored-upload.ts';
import type { FileToUpload, UploadEvents } from '../../src/forms/uploads/resumable-upload.ts';
import { noteEvidence } from '../../src/ui/evidence.ts';
import { stubPage } from './page-stub.ts';

const paper = new File(['%PDF-'], 'thesis.pdf', { lastModified: 1 });
const other = new File(['%PDF-1'], 'other.pdf', { lastModified: 2 });
const storedUpload: StoredUpload = {
  address: '/api/uploads/an-id',
  name: 'thesis.pdf',
  size: 5,
  modified: 1,
};

beforeEach(() => {
  stubPage();
  noteEvidence('answered');
});

/** The uploads of a form, over a connection that the test controls. */
function bench(notes: Record<string, StoredUpload | undefined> = {}) {
  const sent: (FileToUpload & UploadEvents & { settle: (id?: string) => void; acts: string[] })[] = [];
  const states: Record<string, UploadState | undefined> = {};
  const uploads = formUploads({
    server: '',
    form: 'paper',
    key: () => 'key-0001',
    stored: (question) => notes[question],
    store: (question, upload) => void (notes[question] = upload),
    onChange: (question, state) => void (states[question] = state),
    send: (file, events) => {
      const { promise, resolve } = Promise.withResolvers<string | undefined>();
      const acts: string[] = [];
      const act = (name: string) => () => void acts.push(name);
      sent.push({ ...file, ...events, settle: resolve, acts });
      return { done: promise, resume: act('resume'), stop: act('stop'), remove: act('remove') };
    },
  });
  const wait = () => uploads.finish(new AbortController().signal);
  return { uploads, sent, states, notes, wait };
}

test('a file is sent when it is chosen, and a form that is sent meanwhile waits for it', async () => {
  const { uploads, sent, states, notes, wait } = bench();
  uploads.begin('document', paper);
  expect(sent).toMatchObject([{ form: 'paper', question: 'document', key: 'key-0001', address: undefined }]);
  sent[0]!.onAddress(storedUpload.address);
  expect(notes).toEqual({ document: storedUpload });
  sent[0]!.onProgress(0.4);
  expect(states).toEqual({ document: { part: 0.4, isBroken: false, isDone: false } });
  const ids = wait();
  sent[0]!.settle('an-id');
  expect(await ids).toEqual({ document: 'an-id' });
  expect(states).toEqual({ document: { part: 1, isBroken: false, isDone: true } });
});

test('a later visit resumes the upload of the same file, and starts again with another', () => {
  const { uploads, sent } = bench({ document: storedUpload, drawing: storedUpload });
  uploads.begin('document', paper);
  uploads.begin('drawing', other);
  expect(sent.map(({ address }) => address)).toEqual([storedUpload.address, undefined]);
});

test('another file replaces the previous one, whose upload is removed', () => {
  const { uploads, sent, states, notes } = bench();
  uploads.begin('document', paper);
  uploads.begin('document', other);
  expect(sent.map(({ acts }) => acts)).toEqual([['remove'], []]);
  sent[0]!.onProgress(0.9);
  sent[0]!.onAddress('/api/uploads/late');
  expect([states, notes]).toEqual([{}, {}]);
  uploads.drop('document');
  expect([sent[1]!.acts, states, notes]).toEqual([
    ['remove'],
    { document: undefined },
    { document: undefined },
  ]);
});

test('a file without an upload is sent with the form', async () => {
  const { uploads, sent, states, wait } = bench();
  uploads.begin('document', paper);
  const ids = wait();
  sent[0]!.settle();
  expect([await ids, states]).toEqual([{}, { document: undefined }]);
});

test('a dead connection has a limit: after five failures in a row the visitor is informed', async () => {
  const { uploads, sent, states, wait } = bench();
  uploads.begin('document', paper);
  const reported = wait();
  for (let times = 1; times <= 4; times += 1) sent[0]!.onBroken(times);
  sent[0]!.onProgress(0.1);
  for (let times = 1; times <= 5; times += 1) sent[0]!.onBroken(times);
  expect([await reported, states['document']]).toEqual([
    undefined,
    { part: 0.1, isBroken: true, isDone: false },
  ]);
  // A second attempt is not refused immediately.
  const again = wait();
  expect(sent[0]!.acts).toEqual(['resume']);
  sent[0]!.settle('an-id');
  expect(await again).toEqual({ document: 'an-id' });
});

test('there is no wait if the site is unreachable, or for a cancelled file', async () => {
  const { uploads, wait } = bench();
  uploads.begin('document', paper);
  const reported = wait();
  noteEvidence('unreached');
  expect(await reported).toBeUndefined();
  noteEvidence('answered');
  const abort = new AbortController();
  const cancelled = uploads.finish(abort.signal);
  abort.abort();
  expect(await cancelled).toBeUndefined();
});

test('leaving a form stops its uploads, except those that its submission needs', async () => {
  const { uploads, sent, wait } = bench();
  uploads.begin('document', paper);
  const ids = wait();
  uploads.stop();
  expect(sent[0]!.acts).toEqual([]);
  sent[0]!.settle('an-id');
  await ids;
  uploads.begin('document', other);
  uploads.stop();
  expect(sent[1]!.acts).toEqual(['stop']);
});

test('a form that was left while it waits stops its uploads when sending fails', async () => {
  const { uploads, sent, wait } = bench();
  uploads.begin('document', paper);
  const ids = wait();
  uploads.stop();
  sent[0]!.onBroken(5);
  expect([await ids, sent[0]!.acts]).toEqual([undefined, ['stop']]);
});
