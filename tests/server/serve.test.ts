import { chmodSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormDefinition } from '../../src/core/form/form-definition.ts';
import { ConfigError } from '../../src/server/config/config.ts';
import { MissingBuildError } from '../../src/server/read-built-site.ts';
import { serve, type ServeOptions } from '../../src/server/serve.ts';
import { openTestStore } from './store/test-store.ts';
import { StoreError } from '../../src/server/store/store-error.ts';
import { createBuiltSite, write } from './built.ts';
import { retryLater } from './retry-later.ts';

const thesis: FormDefinition = {
  id: 'thesis',
  title: 'Ask for a thesis plan',
  schema: {
    type: 'object',
    required: ['Name'],
    properties: { Name: { type: 'string', title: 'Name', minLength: 1, maxLength: 80 } },
  },
  texts: { submit: 'Send', success: 'Sent.' },
  delivery: 'thesis-desk',
};

let root: string;
const running: ServeOptions[] = [];
beforeEach(() => {
  root = createBuiltSite({ forms: [thesis] });
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

async function start(env: Record<string, string> = {}): Promise<ServeOptions> {
  const server = await serve(root, { PORT: '0', LOG_LEVEL: 'silent', ...env });
  running.push(server);
  return server;
}

const post = (address: string, form: string, answers: object, accept = 'application/json') =>
  fetch(`${address}/api/forms/${form}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(answers),
  });

test('the site, its forms and its health are served', async () => {
  const { address, report } = await start();
  expect(report).toEqual([
    'Ask for a thesis plan (thesis): to nobody. Set DELIVERY_THESIS_DESK_EMAIL or DELIVERY_THESIS_DESK_WEBHOOK; until then, npm run submissions -- list shows its submissions.',
    'Nobody is notified of problems: set OWNER_EMAIL or OWNER_WEBHOOK.',
  ]);
  expect((await fetch(address)).status).toBe(200);
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({
    ok: true,
    store: 'ok',
    files: 'ok',
    disk: 'ok',
    outbox: 'ok',
    load: 'ok',
    delivery: 'none',
  });
  expect((await post(address, 'thesis', { Name: 'Asha' })).status).toBe(201);
  const refused = await post(address, 'thesis', { Name: ' ' });
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'Name', message: 'Enter name.' }] });
});

test('only the build is served, even after the content has changed', async () => {
  const later = { ...thesis, schema: { type: 'object', required: ['Topic'], properties: {} } };
  write(root, 'pages-config/_forms/thesis.json', JSON.stringify(later));
  write(root, 'pages-config/_forms/added.json', JSON.stringify(thesis));
  write(root, 'pages-config/_site.json', '{ "thirdParties": { "map": { "src": "https://map.example" } } }');
  const { address } = await start();
  expect((await post(address, 'thesis', { Name: 'Asha' })).status).toBe(201);
  expect((await post(address, 'added', { Name: 'Asha' })).status).toBe(404);
  expect((await fetch(address)).headers.get('content-security-policy')).not.toContain('map.example');
});

test('the server sends the content policy of the build', async () => {
  root = createBuiltSite({ thirdParties: { map: { src: 'https://map.example/embed' } } });
  const { address } = await start();
  expect((await fetch(address)).headers.get('content-security-policy')).toContain('https://map.example');
});

test('without a build the server does not start, and gives advice', async () => {
  rmSync(path.join(root, 'dist'), { recursive: true });
  await expect(start()).rejects.toThrow(MissingBuildError);
  await expect(start()).rejects.toThrow(/^There is no built site in .*dist\. Build it first: npm run build$/);
  expect(readdirSync(root)).toEqual([]);
});

test('a site without a receipt page answers a browser with a plain page', async () => {
  const { address } = await start();
  const answer = await post(address, 'thesis', { Name: 'Asha' }, 'text/html');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([201, 'text/html; charset=utf-8']);
  expect(await answer.text()).toMatch(
    /<h1>Ask for a thesis plan: sent<\/h1>\n<p>Your reference is [A-Z0-9-]{9}\./,
  );
});

test('a stored submission is delivered by the settings, and survives a restart', async () => {
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
    DELIVERY_THESIS_DESK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
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

test('errors in the settings, or a newer database, stop the server before it listens', async () => {
  await expect(start({ PORT: 'x', RATE_LIMIT: 'maybe' })).rejects.toThrow(ConfigError);
  const store = openTestStore(path.join(root, 'var'));
  store.sqlite.exec('PRAGMA user_version = 999');
  await store.close();
  await expect(start()).rejects.toThrow(/newer version/);
});

test('a damaged database disables the forms, not the pages', async () => {
  await start();
  await running.pop()!.stop();
  const file = path.join(root, 'var/submissions.sqlite');
  writeFileSync(file, 'Dear diary, '.repeat(1000));
  const { address, report } = await start();
  expect(report[0]).toBe(
    `The database ${file} is damaged (file is not a database). Replace it with a backup, remove its -wal and -shm files, and start again. Until then pages are served, and a visitor who sends a form is asked to try again.`,
  );
  expect((await fetch(address)).status).toBe(200);
  const refused = await post(address, 'thesis', { Name: 'Asha' });
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual(retryLater);
  expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({ ok: false, store: 'failed' });
  expect(readFileSync(file, 'utf8')).toMatch(/^Dear diary/);
});

test('leftovers of a crash are removed at the start, unless another server may still write them', async () => {
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

test('a server that starts does not touch incoming files of another server', async () => {
  const incoming = path.join(root, 'var/uploads/tmp');
  const [first] = [await start(), await start()];
  await first.stop();
  running.shift();
  writeFileSync(path.join(incoming, 'arriving.pdf'), '%PDF');
  await start();
  expect(readdirSync(incoming)).toEqual(['arriving.pdf']);
});

test('a starting server waits for another server that has locked the folder, and then reports it', async () => {
  await start();
  await running.pop()!.stop();
  const other = new DatabaseSync(path.join(root, 'var/server.lock'));
  other.exec('BEGIN EXCLUSIVE');
  const begun = start();
  await expect(begun).rejects.toThrow(
    new StoreError(
      `Another server has locked ${path.join(root, 'var')}: it is starting, or has an earlier version. Start this server when the other one has started or ended.`,
    ),
  );
  other.close();
  await start();
});

test('permissions of other users of the machine are removed', async () => {
  const uploads = path.join(root, 'var/uploads');
  await start();
  await running.pop()!.stop();
  const places = ['.', 'tmp', '../server.lock', '../submissions.sqlite', 'a.pdf', 'tmp/b.pdf'];
  for (const name of ['a.pdf', 'tmp/b.pdf']) writeFileSync(path.join(uploads, name), '%PDF');
  for (const name of places)
    chmodSync(path.join(uploads, name), /sqlite|lock|pdf/.test(name) ? 0o644 : 0o755);
  const second = await start();
  // Of the two files, the one without a submission is a leftover.
  const found = [...places.slice(0, 5), '../submissions.sqlite-wal'].map(
    (name) => statSync(path.join(uploads, name)).mode & 0o777,
  );
  expect(found).toEqual([0o700, 0o700, 0o600, 0o600, 0o600, 0o600]);
  expect(statSync(second.config.dataDir).mode & 0o077).toBe(0);
});

test.each(['dist', 'dist/var', 'dist/../dist/x'])(
  'DATA_DIR can’t be %s, which is public',
  async (DATA_DIR) => {
    await expect(start({ DATA_DIR })).rejects.toThrow(/within the site itself/);
  },
);
