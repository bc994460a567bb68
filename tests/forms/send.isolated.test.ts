import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { english } from '../helpers/english.ts';
import { refusalText, sendForm } from '../../src/forms/send/send-form.ts';
import { sendSubmission } from '../../src/forms/send/send-submission.ts';
import { compiledForm } from '../helpers/compiled-form.ts';
import { stubPage } from './page-stub.ts';

/** A request whose response the test controls. */
class FakeRequest {
  static answer: (request: FakeRequest) => void;
  static bodies: unknown[] = [];
  upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  contentType = 'application/json; charset=utf-8';
  getResponseHeader() {
    return this.contentType;
  }
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  ontimeout = () => {};
  headers: Record<string, string> = {};
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  abort() {
    this.onabort();
  }
  send(body: unknown) {
    FakeRequest.bodies.push(body);
    FakeRequest.answer(this);
  }
}

beforeEach(() => {
  stubPage();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  FakeRequest.answer = () => {};
  FakeRequest.bodies = [];
});

function answered(status: number, text: string, contentType?: string) {
  FakeRequest.answer = (request) => {
    request.status = status;
    request.responseText = text;
    if (contentType) request.contentType = contentType;
    request.onload();
  };
  return sendForm('/api/forms/contact', '{}');
}

test('only a success means stored; the reference may be missing', async () => {
  expect(await answered(201, '{"ok":true,"reference":"ABCD-1234"}')).toEqual({
    kind: 'stored',
    reference: 'ABCD-1234',
  });
  expect(await answered(204, '')).toEqual({ kind: 'stored' });
});

test('a refusal has the server’s message and errors, or else a message of the form itself', async () => {
  const errors = [{ path: 'Name', message: 'Enter name.' }];
  expect(await answered(422, JSON.stringify({ message: 'No.', errors: [...errors, 7] }))).toEqual({
    kind: 'refused',
    status: 422,
    message: 'No.',
    errors,
  });
  for (const [status, words] of [
    [502, /try again/],
    [413, /smaller file/],
    [429, /Wait a minute/],
    [403, /Reload/],
  ] as const) {
    expect(await answered(status, '<html>')).toEqual({ kind: 'refused', status, errors: [] });
    expect(refusalText(status, english.t)).toMatch(words);
  }
});

test.each([
  [405, '<html>', 'text/html'],
  [501, '<html>', 'text/html; charset=utf-8'],
  [404, '', 'text/plain'],
  [404, '<Error/>', 'application/xml'],
  [200, '<!doctype html><title>Home</title>', 'text/html'],
])('a static host that answers %i has stored nothing', async (status, text, contentType) => {
  expect(await answered(status, text, contentType)).toEqual({ kind: 'unserved' });
});

test('a form that the server does not know is refused with its message', async () => {
  expect(await answered(404, '{"ok":false,"message":"There is no such form."}')).toMatchObject({
    kind: 'refused',
    message: 'There is no such form.',
  });
});

test('a broken connection and a cancelled upload are distinguished', async () => {
  FakeRequest.answer = (request) => request.onerror();
  expect(await sendForm('/api/forms/contact', '{}')).toEqual({ kind: 'lost' });
  FakeRequest.answer = () => {};
  const stop = new AbortController();
  const sent = sendForm('/api/forms/contact', '{}', { signal: stop.signal });
  stop.abort();
  expect(await sent).toEqual({ kind: 'cancelled' });
});

test('progress is reported as a part of the whole', async () => {
  const parts: number[] = [];
  FakeRequest.answer = (request) => {
    request.upload.onprogress?.({ lengthComputable: true, loaded: 5, total: 20 });
    request.upload.onprogress?.({ lengthComputable: false, loaded: 9, total: 0 });
    request.onerror();
  };
  await sendForm('/api/forms/contact', new FormData(), { onProgress: (part) => parts.push(part) });
  expect(parts).toEqual([0.25]);
});

test('a proxy’s response for a stopped server is ignored; a busy server’s own message is not', async () => {
  const form = await compiledForm({
    id: 'note',
    title: 'Send a Note',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: [],
      properties: { Note: { type: 'string', title: 'Note' } },
    },
    texts: { submit: 'Send', success: 'Sent.' },
    delivery: 'office',
  });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const submission = { answers: { Note: 'Yes' }, files: {}, uploads: {}, key: 'key-0001', trap: '' };
  const answers: [number, string][] = [
    [502, '<html>'],
    [503, '{"message":"Full."}'],
    [500, '<html>'],
  ];
  const outcomes = [];
  for (const [status, responseText] of answers) {
    FakeRequest.answer = (request) => {
      Object.assign(request, { status, responseText });
      request.onload();
    };
    outcomes.push((await sendSubmission(form, submission)).kind);
  }
  expect(outcomes).toEqual(['lost', 'refused', 'refused']);
});

test('a form names its uploaded files, and sends those that the server has lost', async () => {
  const file = new File(['%PDF-'], 'thesis.pdf');
  const form = await compiledForm({
    id: 'paper',
    title: 'Send a Paper',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['Paper'],
      properties: { Paper: { type: 'string', title: 'Paper', format: 'data-url' } },
    },
    limits: { files: 1, megabytes: 1, formats: ['pdf'] },
    texts: { submit: 'Send', success: 'Sent.' },
    delivery: 'office',
  });
  const statuses = [410, 201];
  FakeRequest.answer = (request) => {
    request.status = statuses.shift() ?? 0;
    request.responseText = '{}';
    request.onload();
  };
  const submission = {
    answers: { Paper: 'thesis.pdf' },
    files: { Paper: file },
    uploads: { Paper: 'an-id' },
    key: 'key-0001',
    trap: '',
  };
  expect(await sendSubmission(form, submission)).toEqual({ kind: 'stored' });
  const sent = (FakeRequest.bodies as FormData[]).map((body) => {
    const paper = body.get('Paper');
    return [body.get('_uploads'), paper instanceof File ? paper.name : paper];
  });
  expect(sent).toEqual([
    ['{"Paper":"an-id"}', null],
    [null, 'thesis.pdf'],
  ]);
});
