import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDevServer } from '../../../src/site-build/dev/dev-server.ts';
import { actions } from '../../../src/site-build/dev/guard-requests.ts';
import { root } from '../../helpers/project.ts';
import { copySmallSite } from '../../helpers/small-site.ts';
import { sourceFiles } from '../../helpers/source-files.ts';

/* Access rules of the development server: it runs next to an owner's submissions and a developer's secrets. */

const site = copySmallSite();
const elsewhere = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
const opened = path.join(elsewhere, 'opened');
let server: ViteDevServer;
let port: number;

beforeAll(async () => {
  mkdirSync(path.join(site.root, 'var'));
  for (const file of ['var/submissions.sqlite', 'var/key.txt', '.env', 'pages-config/server.pem'])
    writeFileSync(path.join(site.root, file), 'secret');
  writeFileSync(path.join(site.root, 'pages-config/copy.sqlite-wal'), 'secret');
  writeFileSync(path.join(elsewhere, 'file.txt'), 'secret');
  symlinkSync(path.join(elsewhere, 'file.txt'), path.join(site.root, 'pages-config/linked.json'));
  const editor = path.join(elsewhere, 'editor');
  writeFileSync(editor, `#!/bin/sh\necho "$@" >> ${opened}\n`, { mode: 0o755 });
  process.env['LAUNCH_EDITOR'] = editor;
  server = await startDevServer({ engine: root, site: site.root }, { port: 0, logLevel: 'warn' });
  port = Number(new URL(server.resolvedUrls!.local[0]!).port);
}, 60_000);

afterAll(async () => {
  delete process.env['LAUNCH_EDITOR'];
  await server.close();
  site.remove();
  rmSync(elsewhere, { recursive: true });
});

/** Vite logs refused requests on the console. */
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

/**
 * Sends a request as a browser or a program does; `fetch` would not send headers that only a browser may set.
 */
function ask(
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; body: string; headers: NodeJS.Dict<string | string[]> }> {
  return new Promise((resolve, reject) => {
    // A reused connection may just have been closed by the server.
    const options = { host: 'localhost', port, path: address, headers, method, agent: false };
    const asked = request(options, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (piece: string) => (body += piece));
      answer.on('end', () => resolve({ status: answer.statusCode!, body, headers: answer.headers }));
    });
    asked.on('error', reject);
    asked.end(method === 'POST' ? '{}' : undefined);
  });
}

/**
 * All addresses of the development server besides the site's own and Vite's modules. The code must contain no
 * others, because they would have no guard.
 */
const shown = ['/_sections', '/_tokens', '/_type', '/_dev/'];
/** Texts in the code that look like such addresses and are only parts of them. */
const parts = ['/_example', '/_forms/', '/@fs/', '/@vite/client', '/_'];

describe('every address of the development server has a guard or no effect', () => {
  const code = [
    'src/site-build/dev',
    'src/site-build/gallery',
    'src/entries/dev',
    'src/core/page',
    'src/core/gallery',
  ];
  const found = code.flatMap((folder) =>
    sourceFiles(folder).flatMap(({ text }) =>
      [...text.matchAll(/['"`](\/[_@][\w/.-]*)/g)].map(([, address = '']) => address),
    ),
  );

  test('the code contains no other address', () => {
    expect(found.length).toBeGreaterThan(10);
    const isKnown = (address: string) =>
      parts.includes(address) ||
      [...actions, ...shown].some(
        (each) => address === each || (each.endsWith('/') && address.startsWith(each)),
      );
    expect(found.filter((address) => !isKnown(address))).toEqual([]);
  });

  test('no other website can read a response', { tags: ['long'] }, async () => {
    const addresses = found.filter(
      (each) => shown.some((own) => each.startsWith(own)) && !actions.some((own) => own === each),
    );
    for (const address of new Set(addresses)) {
      const { headers } = await ask(address, { Origin: 'http://localhost:1234' });
      expect(headers['access-control-allow-origin'], address).toBeUndefined();
    }
  });
});

describe('the development server acts only for its own pages', () => {
  const others = {
    'another website': 'cross-site',
    'another local port': 'same-site',
    'a program': undefined,
  };
  const cases = actions.flatMap((action) =>
    Object.entries(others).flatMap(([who, says]) =>
      [action, action.toUpperCase(), `${action}/more`].map((address) => ({ address, who, says })),
    ),
  );
  test.each(cases)('$who requests $address', async ({ address, says }) => {
    const file = encodeURIComponent(path.join(site.root, 'pages-config/index.json'));
    const headers = says === undefined ? {} : { 'Sec-Fetch-Site': says };
    const { status, body } = await ask(`${address}?file=${file}`, headers, 'POST');
    expect([status, body]).toEqual([403, 'The request came from another website.']);
    expect(existsSync(opened)).toBe(false);
  });

  test.each([
    '/etc/passwd',
    '/etc/passwd:1:1',
    'file:///etc/passwd',
    '../../../../etc/passwd',
    path.join(elsewhere, 'file.txt'),
    'LINK',
    '',
  ])('the editor does not open %s', async (place) => {
    const file = place === 'LINK' ? path.join(site.root, 'pages-config/linked.json') : place;
    const { status } = await ask(`/__open-in-editor?file=${encodeURIComponent(file)}`, {
      'Sec-Fetch-Site': 'same-origin',
    });
    expect(status).toBe(403);
    expect(existsSync(opened)).toBe(false);
  });

  test('the editor opens a file of the site and of the engine, at its line', async () => {
    for (const file of [path.join(site.root, 'pages-config/index.json:1:1'), path.join(root, 'README.md')]) {
      const address = `/__open-in-editor?file=${encodeURIComponent(file)}`;
      expect((await ask(address, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
    }
    await expect.poll(() => existsSync(opened)).toBe(true);
  });
});

describe('the development server serves only files that pages consist of', () => {
  test.each([
    'var/submissions.sqlite',
    'var/key.txt',
    '.env',
    'pages-config/server.pem',
    'pages-config/copy.sqlite-wal',
  ])('not %s', async (file) => {
    for (const query of ['', '?raw', '?url', '?import&raw', '?raw??', '?inline']) {
      const { status, body } = await ask(`/@fs${path.join(site.root, file)}${query}`);
      expect(body, query).not.toContain('secret');
      expect(status, query).not.toBe(200);
    }
  });

  test('not a file of the machine, and not the engine’s own settings', async () => {
    for (const file of [path.join(elsewhere, 'file.txt'), path.join(root, 'package.json')])
      expect((await ask(`/@fs${file}`)).status).toBe(403);
  });

  test('but the engine’s code, only to this server’s pages', async () => {
    const { status, headers } = await ask(`/@fs${path.join(root, 'src/entries/hydrate.tsx')}`, {
      Origin: 'http://localhost:1234',
    });
    expect([status, headers['access-control-allow-origin']]).toEqual([200, undefined]);
  });
});
