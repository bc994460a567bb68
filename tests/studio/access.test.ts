import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { refuseForeign } from '../../src/studio/server/access/guard.ts';
import { StudioSession } from '../../src/studio/server/access/session.ts';
import { contentPath } from '../../src/studio/server/documents/content-path.ts';

const PORT = 4180;

describe('requests', () => {
  const own = { host: `localhost:${PORT}` };
  const origin = `http://localhost:${PORT}`;
  test.each([
    ['a typed address', 'GET', { ...own, 'sec-fetch-site': 'none' }],
    ['a program that reads', 'GET', own],
    ['its own page, reading', 'GET', { ...own, 'sec-fetch-site': 'same-origin' }],
    ['its own page, writing', 'POST', { ...own, origin, 'sec-fetch-site': 'same-origin' }],
    ['its own page in a browser without Sec-Fetch-Site', 'POST', { ...own, origin }],
    ['the other name of this computer', 'GET', { host: `127.0.0.1:${PORT}` }],
  ])('of %s are answered', (_, method, headers) => {
    expect(refuseForeign({ method, headers }, PORT)).toBeUndefined();
  });

  test.each([
    ['another host name', 'GET', { host: `studio.example.org:${PORT}` }],
    ['a name that resolves to this computer', 'GET', { host: `localhost.example.org:${PORT}` }],
    ['another port', 'GET', { host: 'localhost:80' }],
    ['no host', 'GET', {}],
    ['another website that reads', 'GET', { ...own, 'sec-fetch-site': 'cross-site' }],
    ['another port of this computer', 'GET', { ...own, 'sec-fetch-site': 'same-site' }],
    ['another origin', 'POST', { ...own, origin: 'https://example.org', 'sec-fetch-site': 'same-origin' }],
    ['another website that writes', 'POST', { ...own, origin, 'sec-fetch-site': 'cross-site' }],
    ['a typed address that writes', 'POST', { ...own, 'sec-fetch-site': 'none' }],
    ['a program that writes', 'POST', own],
    ['a sandboxed frame', 'POST', { ...own, origin: 'null' }],
  ])('of %s are refused', (_, method, headers) => {
    expect(refuseForeign({ method, headers }, PORT)).toMatch(/\.$/);
  });
});

test('the documents of a server whose pages are framed are requested by the other port of this computer', () => {
  const headers = { host: `localhost:${PORT}`, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' };
  expect(refuseForeign({ method: 'GET', headers }, PORT, true)).toBeUndefined();
  expect(refuseForeign({ method: 'POST', headers }, PORT, true)).toMatch(/\.$/);
  expect(
    refuseForeign({ method: 'GET', headers: { ...headers, 'sec-fetch-mode': 'cors' } }, PORT, true),
  ).toMatch(/\.$/);
  expect(refuseForeign({ method: 'GET', headers }, PORT)).toMatch(/\.$/);
});

test('the token admits once, and the cookie is strict', () => {
  const session = new StudioSession(PORT);
  const token = session.token!;
  expect(session.exchange('wrong')).toBeUndefined();
  const cookie = session.exchange(token)!;
  expect(cookie).toMatch(/^studio-4180=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/);
  expect(session.exchange(token)).toBeUndefined();
  const [value = ''] = cookie.split(';');
  expect(session.isAdmitted(`a=b; ${value}`)).toBe(true);
  expect(session.isAdmitted(`${value}x`)).toBe(false);
  expect(session.isAdmitted('studio-4180=')).toBe(false);
  expect(session.isAdmitted()).toBe(false);
  expect(new StudioSession(PORT).isAdmitted(value)).toBe(false);
});

describe('paths', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'paths-'));
  mkdirSync(path.join(site, 'pages-config/help'), { recursive: true });
  writeFileSync(path.join(site, 'secret.json'), '{}');
  symlinkSync(path.join(site, 'secret.json'), path.join(site, 'pages-config/link.json'));
  symlinkSync(site, path.join(site, 'pages-config/out'));
  afterAll(() => rmSync(site, { recursive: true }));

  test.each(['pages-config/index.json', 'pages-config/help/payment.json', 'pages-config/new/page.json'])(
    '%s is in the content',
    (file) => {
      expect(contentPath(site, file)).toBe(path.join(site, file));
    },
  );

  test.each([
    'secret.json',
    'pages-config/../secret.json',
    'pages-config/help/../../secret.json',
    '/etc/passwd',
    'pages-config',
    'pages-config//index.json',
    'pages-config/./index.json',
    'pages-config/link.json',
    'pages-config/out/secret.json',
    'pages-config\\index.json',
    'pages-config/index.json\0',
  ])('%s is not', (file) => {
    expect(contentPath(site, file)).toBeUndefined();
  });
});
