import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { countUses, type UsageOutput } from '../node/verbs/count-uses.ts';
import { contextSources } from '../node/resolve/context-sources.ts';
import { paperContext } from '../node/resolve/paper-context.ts';
import { readUses, usesText, type MonthlyUses } from '../core/record/stored/usage-counts.ts';
import { serverJournal, serverJournalFile } from '../core/record/stored/server-journal.ts';
import { UseCounter, type UsageEvent } from '../node/usage/use-counter.ts';
import { storeUses, readStoredUses } from '../node/usage/use-files.ts';
import { createApp, testLocale } from 'pagewright/testing';
import { fullJournal } from './support/samples.ts';
import { home } from './support/home.ts';
import { journalReport } from './support/fixture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'usage-'));
afterAll(() => rmSync(folder, { recursive: true }));

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const rain = `${home}/v1/i1/rain`;
const noon = Date.parse('2026-11-30T12:00:00Z');

const plain = (uses: MonthlyUses | undefined) =>
  uses && Object.fromEntries([...uses].map(([route, months]) => [route, Object.fromEntries(months)]));

describe('the counter', () => {
  const counted = (uses: Partial<UsageEvent>[]) => {
    const counter = new UseCounter();
    for (const use of uses)
      counter.count({ route: rain, kind: 'views', address: '192.0.2.1', agent: browser, time: noon, ...use });
    return plain(counter.take())?.[rain];
  };

  test('counts clicks within 30 seconds once, and later ones again', () => {
    const seconds = [0, 29, 58, 88].map((second) => ({ time: noon + second * 1000 }));
    expect(counted(seconds)).toEqual({ '2026-11': { views: 2, downloads: 0 } });
  });

  test('distinguishes visitors, papers, pages and files', () => {
    expect(
      counted([
        {},
        { address: '192.0.2.2' },
        { agent: `${browser} x` },
        { kind: 'downloads' },
        { route: '/other' },
      ]),
    ).toEqual({ '2026-11': { views: 3, downloads: 1 } });
  });

  test('counts no robots, and no clients without a name', () => {
    const robots = [
      'Googlebot/2.1 (+http://www.google.com/bot.html)',
      'curl/8.5.0',
      'python-requests/2.32',
      '',
    ];
    expect(counted([...robots.map((agent) => ({ agent })), { agent: undefined }])).toBeUndefined();
  });

  test('counts by the months of universal time, and forgets visitors each day', () => {
    const midnight = Date.parse('2026-12-01T00:00:00Z');
    expect(counted([{ time: midnight - 1 }, { time: midnight }])).toEqual({
      '2026-11': { views: 1, downloads: 0 },
      '2026-12': { views: 1, downloads: 0 },
    });
  });

  test('returns each count once', () => {
    const counter = new UseCounter();
    counter.count({ route: rain, kind: 'views', address: '192.0.2.1', agent: browser, time: noon });
    expect(counter.take().size).toBe(1);
    expect(counter.take().size).toBe(0);
  });
});

describe('the server', () => {
  let app: FastifyInstance | undefined;
  const site = path.join(folder, 'dist');
  const dataDir = path.join(folder, 'data');
  const page = `${rain.slice(1)}/index.html`;
  const file = `${rain.slice(1)}.pdf`;

  beforeAll(() => {
    const files = {
      [serverJournalFile]: JSON.stringify(serverJournal(fullJournal())),
      [page]: '<!doctype html><title>Rain</title>',
      [file]: '%PDF-1.7',
      'index.html': '<!doctype html><title>Home</title>',
      '404.html': '<!doctype html><title>None</title>',
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
      writeFileSync(path.join(site, name), text);
    }
  });

  afterEach(async () => {
    await app?.close();
    app = undefined;
  });

  test('counts complete, requested responses, and writes nothing about the visitor', async () => {
    app = await createApp({ folder: site, dataDir, thirdParties: {}, locale: testLocale() });
    let visitor = 0;
    const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      app!.inject({
        url,
        method,
        remoteAddress: `192.0.2.${++visitor}`,
        headers: { 'user-agent': browser, ...headers },
      });
    const { headers } = await ask(`/${file}`);
    await ask(`${rain}/?q=1`);
    await ask(rain);
    expect((await ask(`/${file}`, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
    expect((await ask(`/${file}`, { range: 'bytes=0-3' })).statusCode).toBe(206);
    await ask(rain, { 'sec-purpose': 'prefetch;prerender' });
    await ask(rain, { purpose: 'prefetch' });
    await ask(rain, {}, 'HEAD');
    await ask('/');
    await ask(`${home}/v1/i1/none`);
    await app.close();
    app = undefined;
    expect(plain(await readStoredUses([dataDir]))).toEqual({
      [rain]: { [new Date().toISOString().slice(0, 7)]: { views: 2, downloads: 2 } },
    });
    const name = `${new Date().toISOString().slice(0, 7)}.jsonl`;
    const text = readFileSync(path.join(dataDir, 'usage', name), 'utf8');
    expect(text).not.toMatch(/192\.0\.2|Mozilla/);
  });

  test('counts nothing without a folder', async () => {
    app = await createApp({ folder: site, thirdParties: {}, locale: testLocale() });
    expect((await app.inject({ url: rain, headers: { 'user-agent': browser } })).statusCode).toBe(200);
  });
});

describe('stored counts', () => {
  const uses = (route: string, month: string, views: number, downloads = 0) =>
    readUses({ papers: { [route]: { [month]: { views, downloads } } } })!;

  test('of several servers are added up; a line that a crash has truncated is ignored', async () => {
    const [one, other] = [path.join(folder, 'one'), path.join(folder, 'other')];
    await storeUses(one, uses(rain, '2026-11', 2, 1));
    await storeUses(one, uses(rain, '2026-11', 3));
    await storeUses(other, uses(rain, '2026-11', 10));
    await storeUses(other, uses(rain, '2026-12', 1));
    writeFileSync(path.join(other, 'usage/2026-11.jsonl'), '{"papers":{"/x', { flag: 'a' });
    expect(plain(await readStoredUses([one, other, path.join(folder, 'none')]))).toEqual({
      [rain]: { '2026-11': { views: 15, downloads: 1 }, '2026-12': { views: 1, downloads: 0 } },
    });
    expect(await readStoredUses([path.join(folder, 'none')])).toBeUndefined();
  });

  test('are written next to the content by month, with the same result on each run, and follow moved papers', async () => {
    const root = path.join(folder, 'site');
    const data = path.join(folder, 'here');
    const record = 'pages-config/_records/usage.json';
    await storeUses(data, uses(`${home}/v1/i1/old-rain`, '2026-12', 4, 2));
    const stored = usesText(
      new Map([...uses(rain, '2026-11', 7, 1), ...uses(`${home}/v1/i2/wind`, '2026-12', 99)]),
    );
    const redirects = { redirects: [{ from: `${home}/v1/i1/old-rain`, to: rain }] };
    const call = (output: UsageOutput) =>
      countUses({
        root,
        output,
        folders: [data],
        journal: fullJournal(),
        project: {
          records: [{ path: record, text: stored }],
          redirects: { path: 'pages-config/_redirects.json', text: JSON.stringify(redirects) },
        },
        now: new Date(noon),
      });
    expect(await call('keep')).toEqual({ text: `wrote ${record}\n`, code: 0 });
    expect(JSON.parse(readFileSync(path.join(root, record), 'utf8'))).toEqual({
      papers: {
        [rain]: { '2026-11': { views: 7, downloads: 1 }, '2026-12': { views: 4, downloads: 2 } },
      },
    });
    expect((await call('table')).text).toBe(
      `Since 2026-11:\n    read   loaded\n      11        3  ${rain}\n`,
    );
    expect((await call('csv')).text).toContain(
      `,"https://journal.example.org${rain}","Total_Item_Investigations","2026-12","6"\r\n`,
    );
    expect(JSON.parse((await call('json')).text)).toMatchObject({
      Report_Header: { Report_ID: 'IR', Release: '5.1', Report_Filters: { Begin_Date: '2026-11' } },
      Report_Items: [
        {
          Items: [
            {
              Attribute_Performance: [
                { Performance: { Total_Item_Requests: { '2026-11': 1, '2026-12': 2 } } },
              ],
            },
          ],
        },
      ],
    });
  });

  test('are only on the paper’s page, with their first month', () => {
    const subjects = { getAddress: () => '/subjects' };
    const { getSource } = contextSources(fullJournal(), subjects, 'en', uses(rain, '2026-11', 5, 2));
    const around = (route: string) => paperContext(getSource(route), () => []);
    expect(around(rain).usage).toEqual({ views: 5, downloads: 2, since: 'November 2026' });
    expect(around(`${home}/v1/i2/wind`)).not.toHaveProperty('usage');
    expect(getSource(rain)).not.toBe(contextSources(fullJournal(), subjects, 'en').getSource(rain));
  });

  test('are reported if they were changed by hand', () => {
    const record = 'pages-config/_records/usage.json';
    for (const text of ['{}', '{ "papers": { "/a": { "2026-13": { "views": 1, "downloads": 0 } } } }', '{'])
      expect(journalReport({ files: { [record]: text } })).toContain(
        `${record}:1:1 broken-usage The usage counts were edited by hand.`,
      );
    expect(journalReport({ files: { [record]: usesText(uses(rain, '2026-11', 1)) } })).toBe('');
  });
});
