import type { FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { serverJournal, serverJournalFile } from '../../src/journal/record/server-record.ts';
import { createApp } from '../../src/server/app.ts';
import { fullJournal } from './samples.ts';
import { english } from '../helpers/english.ts';

let folder: string;
let app: FastifyInstance;

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** What the server answers to a harvester. */
async function askBuilt(files: Record<string, string>): Promise<{ status: number; type: unknown }> {
  folder = await mkdtemp(path.join(os.tmpdir(), 'built-'));
  await mkdir(path.join(folder, '.server'));
  for (const [name, text] of Object.entries({ '404.html': 'Not here', ...files }))
    await writeFile(path.join(folder, name), text);
  app = await createApp({ folder, thirdParties: {}, locale: english });
  const { statusCode, headers } = await app.inject('/api/oai?verb=Identify');
  return { status: statusCode, type: headers['content-type'] };
}

test('a site that was built with a journal answers harvesters', async () => {
  const record = serverJournal(fullJournal(), undefined, { today: '2026-01-31', hash: String });
  const answer = await askBuilt({ [serverJournalFile]: JSON.stringify(record) });
  expect(answer).toEqual({ status: 200, type: 'text/xml; charset=utf-8' });
});

test('a site without one knows no such address', async () => {
  expect(await askBuilt({})).toMatchObject({ status: 404 });
});
