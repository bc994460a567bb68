import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfigError } from '../../src/server/config/config.ts';
import { serve, type Serving } from '../../src/server/serve.ts';
import { openStore } from '../../src/server/store/store.ts';

let root: string;
const running: Serving[] = [];
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'serve-'));
  const text = { type: 'string', title: 'Name', minLength: 1, maxLength: 80 };
  // A new form is one JSON file.
  const thesis = {
    title: 'Ask for a thesis plan',
    schema: { type: 'object', required: ['Name'], properties: { Name: text } },
    texts: { submit: 'Send', success: 'Sent.' },
    delivery: 'thesis-desk',
  };
  write('pages-config/_site.json', '{}');
  write('pages-config/_forms/thesis.json', JSON.stringify(thesis));
  write('dist/index.html', '<!doctype html><title>Home</title>');
  write('dist/404.html', '<!doctype html><title>Nothing here</title>');
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  rmSync(root, { recursive: true, force: true });
});

function write(name: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), content);
}

async function start(env: Record<string, string> = {}): Promise<Serving> {
  const server = await serve(root, { PORT: '0', LOG_LEVEL: 'silent', ...env });
  running.push(server);
  return server;
}

const post = (address: string, form: string, answers: object) =>
  fetch(`${address}/api/forms/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answers),
  });

test('the site, its forms and its health are served; a new form is one file', async () => {
  const { address } = await start();
  expect((await fetch(address)).status).toBe(200);
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ ok: true });
  expect((await post(address, 'thesis', { Name: 'Asha' })).status).toBe(201);
  const refused = await post(address, 'thesis', { Name: ' ' });
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'Name', message: 'Enter name.' }] });
});

test('what is stored is passed on by the settings, and survives a restart', async () => {
  const calls: string[] = [];
  const receiver = createServer((request, answer) => {
    void text(request).then((body) => {
      calls.push(body);
      answer.end('ok');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const env = {
    DELIVERY_THESIS_DESK_WEBHOOK: `http://127.0.0.1:${port}/hook`,
    DELIVERY_THESIS_DESK_SECRET: 'a secret of some length',
  };
  const first = await start(env);
  expect((await post(first.address, 'thesis', { Name: 'Asha' })).status).toBe(201);
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 5000 });
  await running.pop()!.stop();
  const second = await start(env);
  expect((await post(second.address, 'thesis', { Name: 'Asha' })).status).toBe(200);
  expect((await post(second.address, 'thesis', { Name: 'Ravi' })).status).toBe(201);
  await vi.waitFor(() => expect(calls).toHaveLength(2), { timeout: 5000 });
  receiver.close();
  expect(calls[0]).toContain('Asha');
});

test('mistakes in the settings and a newer database stop it before it listens', async () => {
  await expect(start({ PORT: 'x', RATE_LIMIT: 'maybe' })).rejects.toThrow(ConfigError);
  const store = openStore(path.join(root, 'var'));
  store.sqlite.exec('PRAGMA user_version = 999');
  await store.close();
  await expect(start()).rejects.toThrow(/newer version/);
});

test('leftovers of a crash go at the start, unless another server may be writing them', async () => {
  const incoming = path.join(root, 'var/uploads/tmp');
  const leave = () => writeFileSync(path.join(incoming, 'left.pdf'), '%PDF');
  await start();
  leave();
  await start();
  expect(readdirSync(incoming)).toEqual(['left.pdf']);
  for (const server of running.splice(0)) await server.stop();
  await start();
  expect(readdirSync(incoming)).toEqual([]);
});

test.each(['dist', 'dist/var', 'dist/../dist/x'])(
  'DATA_DIR can’t be %s, which the site hands out',
  async (DATA_DIR) => {
    await expect(start({ DATA_DIR })).rejects.toThrow(/within the site itself/);
  },
);
