import type { FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { serverJournal, serverJournalFile } from '../core/record/stored/server-journal.ts';
import { headersByRules } from 'pagewright/page';
import { paperExports } from '../core/formats/exports.ts';
import { journalHeaders } from '../core/formats/heads/signposting.ts';
import { createApp, testLocale } from 'pagewright/testing';
import { fullJournal } from './support/samples.ts';
import { home } from './support/home.ts';

let folder: string;
let app: FastifyInstance;

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** The server of a built site with these files. */
async function serve(files: Record<string, string>): Promise<void> {
  folder = await mkdtemp(path.join(os.tmpdir(), 'built-'));
  for (const [name, text] of Object.entries({ '404.html': 'Not here', ...files })) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  app = await createApp({ folder, thirdParties: {}, locale: testLocale() });
}

/** The response to a harvester. */
async function askHarvester(): Promise<{ status: number; type: unknown }> {
  const { statusCode, headers } = await app.inject('/api/oai?verb=Identify');
  return { status: statusCode, type: headers['content-type'] };
}

test('a site with a journal answers harvesters', async () => {
  const record = serverJournal(fullJournal());
  await serve({ [serverJournalFile]: JSON.stringify(record) });
  expect(await askHarvester()).toEqual({ status: 200, type: 'text/xml; charset=utf-8' });
});

test.each([
  ['no', undefined],
  ['persistent', new Map()],
])(
  'the server declares to harvesters whether it reports removed papers permanently: %s',
  async (declared, stored) => {
    await serve({ [serverJournalFile]: JSON.stringify(serverJournal(fullJournal(), stored)) });
    const { body } = await app.inject('/api/oai?verb=Identify');
    expect(body).toContain(`<deletedRecord>${declared}</deletedRecord>`);
  },
);

test('every file of a paper has the same headers from the server as from other hosts', async () => {
  const journal = fullJournal();
  const rules = journalHeaders(journal);
  // The files of papers in issues, and of papers online first.
  expect(rules.size).toBe(1 + 2 * (2 + paperExports.length));
  const files = [
    `${home}/feed.json`,
    ...journal.papers.flatMap(({ route }) =>
      ['.pdf', '.epub', ...paperExports.map(({ ending }) => ending)].map((ending) => route + ending),
    ),
  ];
  const ofRecords = [...rules].find(([address]) => address.endsWith('.ris'))![1];
  expect(ofRecords['Link']).toMatch(/:paper>; rel="describes"/);
  const record = serverJournal(journal);
  await serve({
    [serverJournalFile]: JSON.stringify(record),
    ...Object.fromEntries(files.map((file) => [file.slice(1), '{}'])),
  });
  for (const file of files) {
    const declared = Object.entries(headersByRules(rules)(file));
    expect(declared.length, file).toBeGreaterThan(0);
    const { headers } = await app.inject(file);
    for (const [name, value] of declared) expect(headers[name.toLowerCase()], `${file} ${name}`).toBe(value);
  }
});

test('a site without a journal has no such address', async () => {
  await serve({});
  expect(await askHarvester()).toMatchObject({ status: 404 });
});
