import type { FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { serverJournal, serverJournalFile } from '../../src/journal/record/server-record.ts';
import { jsonFeed } from '../../src/journal/formats/json-feed.ts';
import { addressHeaders } from '../../src/journal/formats/signposting.ts';
import { createApp } from '../../src/server/app.ts';
import { fullJournal } from './samples.ts';
import { home } from './home.ts';
import { english } from '../helpers/english.ts';

let folder: string;
let app: FastifyInstance;

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** What the server answers to a harvester, or at another address. */
async function askBuilt(
  files: Record<string, string>,
  address = '/api/oai?verb=Identify',
): Promise<{ status: number; type: unknown }> {
  folder = await mkdtemp(path.join(os.tmpdir(), 'built-'));
  for (const [name, text] of Object.entries({ '404.html': 'Not here', ...files })) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  app = await createApp({ folder, thirdParties: {}, locale: english });
  const { statusCode, headers } = await app.inject(address);
  return { status: statusCode, type: headers['content-type'] };
}

test('a site that was built with a journal answers harvesters', async () => {
  const record = serverJournal(fullJournal());
  const answer = await askBuilt({ [serverJournalFile]: JSON.stringify(record) });
  expect(answer).toEqual({ status: 200, type: 'text/xml; charset=utf-8' });
});

test('the feed is called what it is, by the server and in the file for other hosts', async () => {
  const journal = fullJournal();
  const record = serverJournal(journal);
  const files = { [serverJournalFile]: JSON.stringify(record), [`${home}/feed.json`]: jsonFeed(journal) };
  expect(await askBuilt(files, `${home}/feed.json`)).toEqual({ status: 200, type: 'application/feed+json' });
  expect(addressHeaders(journal).get(`${home}/feed.json`)).toEqual({
    'Content-Type': 'application/feed+json',
  });
});

test('a site without one knows no such address', async () => {
  expect(await askBuilt({})).toMatchObject({ status: 404 });
});
