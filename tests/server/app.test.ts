import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../src/core/page/headers.ts';
import { Output } from '../../src/site-build/pages/output/output.ts';
import { createApp } from '../../src/server/app.ts';
import { english } from '../helpers/english.ts';

const long = (words: string) => `<!doctype html><title>${words}</title>${`<p>${words}</p>`.repeat(100)}`;
const immutable = 'public, max-age=31536000, immutable';
const asking = 'public, max-age=0, must-revalidate';

const redirects = [
  { from: '/notes', to: '/old' },
  { from: '/old-notes', to: '/notes' },
  { from: '/old/place', to: '/notes?sort=new#deep' },
  { from: '/downloads/old.pdf', to: '/downloads/report.pdf' },
  { from: '/summer' },
];

let app: FastifyInstance;
let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'server-'));
  const folder = path.join(parent, 'dist');
  const output = new Output(folder, true);
  const files: Record<string, string> = {
    'index.html': long('Home'),
    'index.json': '{"page":"home"}',
    'notes/index.html': long('Notes'),
    'notes/index.json': JSON.stringify({ page: 'notes', text: 'x'.repeat(2000) }),
    'notes/deep/page/index.html': long('A deep page'),
    '404.html': long('Nothing here'),
    '404.json': '{}',
    'hi/index.html': long('Ghar'),
    'hi/404.html': long('Yahan kuchh nahin'),
    'notes/404.html': long('A file of a page called 404'),
    'assets/client-a1.js': `console.log(${'1 + '.repeat(400)}1)`,
    'assets/page-a1.css': 'p { color: red }'.repeat(100),
    'media/drawing-a1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'media/photo-a1.webp': 'RIFF',
    'media/photo-a1.avif': 'avif',
    'media/film-a1.mp4': 'ftyp'.repeat(1000),
    'media/film-a1.webm': 'webm',
    'assets/text-a1.woff2': 'wOF2',
    'downloads/report.pdf': '%PDF-1.7',
    'downloads/scripts.zip': 'PK',
    'site.webmanifest': '{}',
    'favicon.ico': 'ico',
    'sitemap.xml': '<urlset/>',
    'robots.txt': 'User-agent: *',
    'speculation-rules.json': `{"prerender":[${'{},'.repeat(400)}{}]}`,
    _headers: '/*\n  X: y\n',
    _redirects: '/old /new 308\n',
    '.env': 'SECRET=1',
    'notes/.hidden/index.html': 'SECRET=2',
  };
  for (const [name, content] of Object.entries(files)) await output.write(name, content);
  await writeFile(path.join(parent, 'secret.txt'), 'SECRET=3');
  await mkdir(path.join(parent, 'secret'));
  await writeFile(path.join(parent, 'secret/index.html'), 'SECRET=4');
  app = await createApp({ folder, thirdParties: {}, locale: english, redirects });
});

afterAll(async () => {
  await app.close();
  await rm(parent, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('pages', () => {
  test.each([
    ['/', 'Home'],
    ['/?from=mail', 'Home'],
    ['/notes', 'Notes'],
    ['/notes/', 'Notes'],
    ['/notes?a=/../b', 'Notes'],
    ['/notes?discount=100%', 'Notes'],
    ['/notes/deep/page', 'A deep page'],
    ['/notes/deep/page/', 'A deep page'],
  ])('%s answers', async (url, title) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe(asking);
    expect(answer.body).toContain(`<title>${title}</title>`);
  });

  test.each([
    ['/old-notes', '/notes'],
    ['/old-notes/', '/notes'],
    ['/old-n%6ftes?from=mail&a=1', '/notes?from=mail&a=1'],
    ['/old/place?from=mail', '/notes?sort=new#deep'],
    ['/downloads/old.pdf', '/downloads/report.pdf'],
  ])('%s redirects permanently, to %s', async (url, location) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['location']]).toEqual([308, location]);
    expect(answer.headers['cache-control']).toBe(asking);
  });

  test('at the address of a permanently removed page, the not-found page says that it was removed', async () => {
    const answer = await get('/summer');
    expect(answer.statusCode).toBe(410);
    expect(answer.body).toContain('<title>Nothing here</title>');
    expect((await get('/summer/more')).statusCode).toBe(404);
  });

  test('HEAD answers like GET, without a body', async () => {
    const [head, page] = [await app.inject({ method: 'HEAD', url: '/notes' }), await get('/notes')];
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(page.headers['content-length']);
    expect(head.headers['content-type']).toBe(page.headers['content-type']);
    expect((await app.inject({ method: 'HEAD', url: '/nowhere' })).statusCode).toBe(404);
  });

  test('a browser with a fresh copy gets 304', async () => {
    const { etag } = (await get('/notes')).headers;
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
    const answer = await get('/notes', { 'if-none-match': String(etag) });
    expect(answer.statusCode).toBe(304);
    expect(answer.body).toBe('');
    expect(answer.headers['cache-control']).toBe(asking);
    expect((await get('/notes', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});

describe('an address outside the site’s pages', () => {
  test.each([
    '/nowhere',
    '/nowhere/',
    '/notes/nowhere',
    '/notes.html',
    '/nowhere.png',
    '/notes/index.htm',
    '//about',
    '//evil.example/about',
    '//',
    '/notes//',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/..%2Fsecret',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret',
    '/notes/..%2f..%2fsecret.txt',
    '/notes/../../secret.txt',
    '/..%5csecret.txt',
    '/..%255csecret.txt',
    '/notes%2f..%2f..%2fsecret',
    '/notes/%2e%2e/%2e%2e/secret',
    '/%00',
    '/notes%00.html',
    '/%',
    '/%c0%ae%c0%ae/secret.txt',
    '/.env',
    '/%2eenv',
    '/notes/.hidden',
    '/notes/.hidden/index.html',
    '/_headers',
    '/%5fheaders',
    '/_redirects',
    '/index.html.br',
    '/index.html.gz',
    '/x.br',
    '/assets/client-a1.js.br',
    '/assets/client-a1.js/',
    '/assets',
    '/assets/',
    '/404.html',
    '/404',
    '/notes/404.html',
    '/notes/nowhere',
    '/hindi/nowhere',
    '/notes/index.html/x',
    `/${'a'.repeat(3000)}`,
  ])('%s answers 404 with the site’s own page', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<title>Nothing here</title>');
    expect(answer.body).not.toContain('SECRET');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe(asking);
    expect(answer.headers).toMatchObject(policy());
  });

  test.each(['/hi/nowhere', '/hi/nowhere/at/all?a=1', '/hi/404.html', '/hi/404', '/hi/assets/client-a1.js'])(
    '%s, below a language with a separate not-found page, answers with that page',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('<title>Yahan kuchh nahin</title>');
      expect(answer.headers).toMatchObject(policy());
      expect((await app.inject({ method: 'POST', url })).body).toContain('<title>Yahan kuchh nahin</title>');
      expect((await get('/hi')).body).toContain('<title>Ghar</title>');
    },
  );

  test.each(['/../secret.txt', '/notes/../../secret.txt', '/..', '//..//secret.txt', 'secret.txt'])(
    '%s without normalisation, as no browser sends it, answers with no file from outside the site',
    async (target) => {
      const answer = await raw(target);
      expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
      expect(answer).not.toContain('SECRET');
    },
  );

  test('a visitor who has seen the 404 page still gets it complete', async () => {
    const answer = await get('/nowhere', {
      'if-none-match': '"a"',
      'if-modified-since': new Date().toUTCString(),
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Nothing here');
    expect((await get('/nowhere', { range: 'bytes=0-9' })).body).toContain('</title>');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s has no effect', async (method) => {
    const payload = method === 'DELETE' || method === 'OPTIONS' ? {} : { payload: { a: 1 } };
    for (const url of ['/', '/notes', '/nowhere']) {
      const answer = await app.inject({ method, url, ...payload });
      expect([404, 405]).toContain(answer.statusCode);
      expect(answer.headers).toMatchObject(policy());
    }
  });

  test('a form that was sent too early gets its later address, with any type', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await app.inject({ method: 'POST', url: '/api/forms/enquiry', headers, payload: '--x--' });
    expect([404, 405, 415]).toContain(answer.statusCode);
    expect(answer.headers).toMatchObject(policy());
  });
});

test.each([
  ['/index.json', 'application/json; charset=utf-8', asking],
  ['/404.json', 'application/json; charset=utf-8', asking],
  ['/assets/client-a1.js', 'application/javascript; charset=utf-8', immutable],
  ['/assets/page-a1.css', 'text/css; charset=utf-8', immutable],
  ['/assets/text-a1.woff2', 'font/woff2', immutable],
  ['/media/drawing-a1.svg', 'image/svg+xml', immutable],
  ['/media/photo-a1.webp', 'image/webp', immutable],
  ['/media/photo-a1.avif', 'image/avif', immutable],
  ['/media/film-a1.mp4', 'video/mp4', immutable],
  ['/media/film-a1.webm', 'video/webm', immutable],
  ['/downloads/report.pdf', 'application/pdf', asking],
  ['/downloads/scripts.zip', 'application/zip', asking],
  ['/site.webmanifest', 'application/manifest+json', asking],
  ['/favicon.ico', 'image/vnd.microsoft.icon', asking],
  ['/sitemap.xml', 'application/xml', asking],
  ['/robots.txt', 'text/plain; charset=utf-8', asking],
  ['/speculation-rules.json', 'application/speculationrules+json', asking],
])('%s is %s, cached as %s, compressed or not', async (url, type, cache) => {
  const compressed = await get(url, { 'accept-encoding': 'br' });
  expect(compressed.headers['content-type']).toBe(type);
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe(type);
  expect(answer.headers['cache-control']).toBe(cache);
  expect(answer.headers).toMatchObject(policy());
});

describe('compression', () => {
  test.each([
    ['/notes', 'br', 'br'],
    ['/notes', 'gzip, deflate, br, zstd', 'br'],
    ['/notes', 'gzip', 'gzip'],
    ['/notes', 'gzip;q=1, br;q=0', 'gzip'],
    ['/notes', 'identity', undefined],
    ['/notes', 'zstd', undefined],
    ['/assets/client-a1.js', 'gzip, br', 'br'],
    ['/notes/index.json', 'gzip, br', 'br'],
    ['/robots.txt', 'gzip, br', undefined],
    ['/downloads/report.pdf', 'gzip, br', undefined],
    ['/nowhere', 'gzip, br', 'br'],
  ])('%s for a browser that accepts %s is sent as %s', async (url, accepted, encoding) => {
    const answer = await get(url, { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    if (url !== '/robots.txt' && url !== '/downloads/report.pdf') {
      expect(String(answer.headers['vary']).toLowerCase()).toContain('accept-encoding');
    }
  });

  test('the compressed copy keeps the type of the file', async () => {
    const answer = await get('/assets/client-a1.js', { 'accept-encoding': 'br' });
    expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect((await get('/nowhere', { 'accept-encoding': 'br' })).statusCode).toBe(404);
  });
});

test('a part of a film can be requested, as players do', async () => {
  const answer = await get('/media/film-a1.mp4', { range: 'bytes=0-99' });
  expect(answer.statusCode).toBe(206);
  expect(answer.rawPayload.length).toBe(100);
});

test('a wrong Host, a long query and unusual characters do no harm', async () => {
  expect((await get('/notes', { host: 'evil.example' })).statusCode).toBe(200);
  expect((await get(`/notes?${'q'.repeat(5000)}`)).statusCode).toBe(200);
  expect((await get('/%E0%A4%B9')).statusCode).toBe(404);
});

test('third parties widen the policy only if they are configured', async () => {
  const folder = path.join(parent, 'dist');
  const wide = await createApp({ folder, thirdParties: { tagManager: { id: 'GTM-1' } }, locale: english });
  const answer = await wide.inject('/notes');
  expect(answer.headers['content-security-policy']).toContain('googletagmanager.com');
  expect((await get('/notes')).headers['content-security-policy']).not.toContain('google');
  await wide.close();
});

/** Sends an address that clients would normalise, and returns the whole response. */
async function raw(target: string): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

function policy(): Record<string, string> {
  const headers = { ...securityHeaders({}), 'Speculation-Rules': '"/speculation-rules.json"' };
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
