import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startChild } from './support/child.ts';
import { pdf } from './support/documents.ts';
import { enquiry } from './support/test-server.ts';

test('the log has the events and no personal data', { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'logs-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const child = await startChild(dataDir, { env: { LOG_LEVEL: 'debug' } });
  const { address } = child;
  const post = (form: string, body: string | FormData, headers: Record<string, string> = {}) =>
    fetch(`${address}/api/forms/${form}?q=CANARY`, { method: 'POST', body, headers });
  const json = {
    'content-type': 'application/json',
    cookie: 'CANARY=1',
    'user-agent': 'CANARY',
    referer: `${address}/CANARY`,
  };
  const sent = { ...enquiry, Name: 'CANARY Verma', Your_email: 'canary@example.org' };
  const statuses = [
    await post('enquiry', JSON.stringify(sent), json),
    await post('enquiry', JSON.stringify({ ...sent, Your_email: 'canary at example' }), json),
    await post('enquiry', '{"Name": "CANARY', json),
    await post('enquiry', 'CANARY', { 'content-type': 'text/CANARY' }),
    await post('CANARY', '{}', json),
    await fetch(`${address}/nowhere?name=CANARY`),
  ].map(({ status }) => status);
  const form = new FormData();
  form.append('authors', JSON.stringify([{ firstName: 'CANARY', email: 'canary@example.org' }]));
  form.append('document', new Blob([pdf]), 'CANARY.pdf');
  statuses.push((await post('term-paper', form)).status);
  child.process.kill('SIGTERM');
  await once(child.process, 'close');
  const log = child.output();

  expect(statuses).toEqual([201, 422, 400, 415, 404, 404, 201]);
  expect(log).toContain('"msg":"stored"');
  expect(log).toContain('"code":"malformed"');
  expect(log).not.toMatch(/canary/i);
  // The server’s own address is logged once, when it starts.
  expect(log.replaceAll(address, '')).not.toContain('127.0.0.1');
});
