import { describe, expect, test } from 'vitest';
import { askCurrentBuild } from '../../../src/core/offline/current-build.ts';
import { documentFacts, markWithReason, markAsCached } from '../../../src/core/offline/cached-document.ts';
import { pathsBeyondLimit, cachedRoutes } from '../../../src/core/offline/cached-pages.ts';
import { requestKind } from '../../../src/core/offline/request-kind.ts';
import type { RequestFacts } from '../../../src/core/offline/request-kind.ts';
import { isStale, storages } from '../../../src/core/offline/storage.ts';

const asked = (changes: Partial<RequestFacts>): RequestFacts => ({
  method: 'GET',
  isOwn: true,
  pathname: '/about',
  mode: 'navigate',
  isPart: false,
  isPrefetch: false,
  receiptRoute: '/slip',
  ...changes,
});
const kindAt = (pathname: string, mode = 'cors') => requestKind(asked({ pathname, mode }));

describe('responses of the service worker', () => {
  test.each([
    ['/', 'page'],
    ['/about', 'page'],
    ['/about/', 'page'],
    ['/health', 'page'],
    ['/notes/v1/i1/first', 'page'],
    ['/notes/v1/i1/first.pdf', 'document'],
  ])('a document at %s: %s', (pathname, kind) => expect(kindAt(pathname, 'navigate')).toBe(kind));

  test.each([
    ['/index.json', 'data'],
    ['/about/index.json', 'data'],
    ['/offline.json', 'data'],
    ['/assets/hydrated-abc.js', 'asset'],
    ['/assets/site-abc.json', 'asset'],
    ['/media/newsreader-abc.woff2', 'asset'],
    ['/media/hall-abc.avif', 'asset'],
  ])('a file at %s: %s', (pathname, kind) => expect(kindAt(pathname)).toBe(kind));

  test.each([
    '/api/forms/feedback',
    '/api/oai?verb=Identify',
    '/healthz',
    '/readyz',
    '/metrics',
    '/sw.js',
    '/build.json',
    '/slip',
    '/slip/',
    '/notes/feed.atom',
    '/sitemap.xml',
    '/media/window-abc.webm',
    '/media/window-abc.mp4',
    '/notes/v1/i1/first.bib',
    '/404.html',
  ])('%s is not handled, as a document and as a file', (pathname) => {
    expect([kindAt(pathname, 'navigate'), kindAt(pathname)]).toEqual(['none', 'none']);
  });

  test.each([
    { method: 'POST' },
    { method: 'HEAD' },
    { isOwn: false },
    { isPart: true },
    { isPrefetch: true },
    { mode: 'cors' },
  ])('a page request with %o is not handled', (changes) => {
    expect(requestKind(asked(changes))).toBe('none');
  });
});

describe('a document', () => {
  const html =
    '<!doctype html>\n<html lang="en-IN" data-page="/about/index.json" data-site="/s.json" data-build="b" data-version="v">';
  const facts = { data: '/about/index.json', build: 'b', version: 'v' };

  test('declares the data that it was built with', () => {
    expect(documentFacts(html)).toEqual(facts);
    expect(documentFacts('<!doctype html><html lang="en"><p data-page="/x" data-build="1">')).toBeUndefined();
  });

  test('that is cached has its date, and requests its cached data', () => {
    const cachedHtml = markAsCached(html, 1234);
    expect(cachedHtml).toContain('<html data-kept="1234" lang="en-IN" data-page="/about/index.json?kept"');
    expect(documentFacts(cachedHtml)).toEqual({ ...facts, data: '/about/index.json?kept' });
    const given = markWithReason(cachedHtml, 'unreached');
    expect(given).toContain('<html data-kept-why="unreached" data-kept="1234" lang="en-IN"');
    expect(documentFacts(given)).toEqual(documentFacts(cachedHtml));
  });
});

describe('cached pages', () => {
  const paths = ['/index.json', '/', '/about/index.json', '/about', '/people', '/faq/index.json'];

  test('are listed newest first, and only if document and data are both cached', () => {
    expect(cachedRoutes(paths)).toEqual(['/about', '/']);
  });

  test('beyond the limit, or incomplete, are removed with their data', () => {
    expect(pathsBeyondLimit(paths, 1)).toEqual(['/index.json', '/', '/people', '/faq/index.json']);
    expect(pathsBeyondLimit(paths, 2)).toEqual(['/people', '/faq/index.json']);
  });
});

test('storages of other versions and builds are stale; foreign ones are never deleted', () => {
  expect(isStale(`${storages.offline}now`, 'now')).toBe(false);
  expect(isStale(storages.pages, 'now')).toBe(false);
  expect(isStale(`${storages.offline}before`, 'now')).toBe(true);
  expect(isStale('kept-pages-0', 'now')).toBe(true);
  expect(isStale('another-app', 'now')).toBe(false);
});

test('a site without a build file counts as unchanged; without a response the state is unknown', async () => {
  const says = (status: number, body: string) =>
    askCurrentBuild(async () => ({
      ok: status === 200,
      status,
      json: async () => JSON.parse(body) as unknown,
    }));
  expect(await says(200, '{"build":"b","forms":{}}')).toEqual({ build: 'b', forms: {} });
  expect(await says(404, '<!doctype html>')).toBeUndefined();
  // The sign-in page of a public network, another program's answer, and a proxy whose server is down.
  for (const [status, body] of [
    [200, '<!doctype html>'],
    [200, '{"ok":true}'],
    [200, 'null'],
    [511, '<!doctype html>'],
    [502, '<!doctype html>'],
  ] as const)
    await expect(says(status, body)).rejects.toThrow('did not come from the site');
  await expect(askCurrentBuild(() => Promise.reject(new TypeError('no network')))).rejects.toThrow(
    'no network',
  );
});
