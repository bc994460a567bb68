import { rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { toRefusal } from '../../../src/server/forms/refusal.ts';
import { StoreError, StoreRequestError } from '../../../src/server/store/store-error.ts';
import { english } from '../../helpers/english.ts';
import { pdf } from './support/documents.ts';
import { multipart, multipartType } from './support/multipart.ts';
import { enquiry, startTestServer } from './support/test-server.ts';

test('a full disk is reported, pages are still served, and free space makes it work again', async () => {
  const server = await startTestServer();
  const { page_count } = server.store.sqlite.prepare('PRAGMA page_count').get() as { page_count: number };
  server.store.sqlite.exec(`PRAGMA max_page_count = ${page_count}`);
  const large = { ...enquiry, Message_box: 'x'.repeat(4000) };
  const answers = [];
  for (let number = 0; number < 5; number += 1)
    answers.push(await server.post('enquiry', { ...large, Name: `No ${number}` }));
  const full = answers.find(({ status }) => status === 507);
  expect(full?.body).toMatchObject({ ok: false, code: 'full', message: expect.stringContaining('no space') });
  expect(full?.headers['retry-after']).toBe('300');
  expect(await server.rows()).toHaveLength(answers.filter(({ body }) => body.ok).length);
  expect((await server.app.inject('/')).statusCode).toBe(200);
  server.store.sqlite.exec('PRAGMA max_page_count = 100000');
  expect((await server.post('enquiry', { ...large, Name: 'Later' })).status).toBe(201);
});

test('a database that fails while a file is stored leaves no file', async () => {
  const server = await startTestServer();
  server.store.sqlite.exec(
    'CREATE TRIGGER no_files BEFORE INSERT ON files BEGIN SELECT RAISE(ABORT, "no"); END',
  );
  const body = multipart([
    ['authors', JSON.stringify([{ firstName: 'Asha', email: 'a@b.c' }])],
    ['document', pdf, 'a.pdf'],
  ]);
  const { status, body: answer } = await server.send('term-paper', body, multipartType);
  expect([status, answer.code]).toEqual([503, 'busy']);
  expect(await server.rows()).toEqual([]);
  expect(await server.files()).toEqual({ stored: [], incoming: [] });
});

test('a missing folder is reported, and forms without files are still accepted', async () => {
  const server = await startTestServer({ reserve: 0 });
  rmSync(server.store.incoming, { recursive: true });
  const body = multipart([['document', pdf, 'a.pdf']]);
  expect((await server.send('term-paper', body, multipartType)).status).toBe(503);
  expect((await server.post('enquiry', enquiry)).status).toBe(201);
});

test('a missing database is reported with 503, for every request', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const error = new StoreError('submissions.sqlite is missing');
  const gone = () => Promise.reject(error);
  const { store } = await startTestServer();
  const server = await startTestServer({ store: { ...store, add: gone, findStatus: gone } });
  const { status, headers, body } = await server.post('enquiry', enquiry);
  expect([status, headers['retry-after'], body]).toEqual([
    503,
    '60',
    {
      ok: false,
      code: 'busy',
      message: 'This could not be stored just now. Nothing was lost: please send it again in a minute.',
      errors: [],
    },
  ]);
  const receipt = await server.app.inject('/sent?form=enquiry&ref=CDFG-3467');
  expect([receipt.statusCode, receipt.headers['retry-after']]).toEqual([503, '60']);
  expect(logged.mock.calls).toEqual([[error]]);
});

test('a store that does not respond is asked only once, and the files are removed when it responds', async () => {
  const { store } = await startTestServer();
  const answer = Promise.withResolvers<[]>();
  const hung = () => Promise.reject(new StoreRequestError('hung', 'the store did not answer within 1 ms'));
  const server = await startTestServer({
    store: { ...store, add: hung, filesNamed: () => answer.promise },
  });
  const body = multipart([
    ['authors', JSON.stringify([{ firstName: 'Asha', email: 'a@b.c' }])],
    ['document', pdf, 'a.pdf'],
  ]);
  const { status, body: reported } = await server.send('term-paper', body, multipartType);
  expect([status, reported.code, (await readdir(store.incoming)).length]).toEqual([503, 'busy', 1]);
  answer.resolve([]);
  await vi.waitFor(async () => expect(await readdir(store.incoming)).toEqual([]));
});

test('a closed store refuses submissions and reports that', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const server = await startTestServer();
  await server.store.close();
  expect((await server.post('enquiry', enquiry)).body.ok).toBe(false);
  // The receipt is unavailable; its page and all other pages are served.
  const receipt = await server.app.inject('/sent?form=enquiry&ref=CDFG-3467');
  expect([receipt.statusCode, receipt.headers['retry-after'], receipt.body]).toEqual([
    503,
    '60',
    'The server could not answer. Please try again.',
  ]);
  expect(logged.mock.calls).toEqual([[new StoreRequestError('failed', 'the store is closed')]]);
  expect((await server.app.inject('/')).statusCode).toBe(200);
});

test.each<[object, number]>([
  [{ code: 'ENOSPC', syscall: 'write' }, 507],
  [{ code: 'EDQUOT', syscall: 'write' }, 507],
  [{ code: 'EIO', syscall: 'fsync' }, 503],
  [new StoreRequestError('full', 'x'), 507],
  [new StoreRequestError('busy', 'x'), 503],
  [new StoreRequestError('failed', 'x'), 503],
  [{}, 500],
])('%o is answered with %i', (more, status) => {
  const refusal = toRefusal(more instanceof Error ? more : Object.assign(new Error('x'), more));
  expect(refusal.status).toBe(status);
  expect(refusal.text(english.t)).toMatch(/[.]$/);
});
