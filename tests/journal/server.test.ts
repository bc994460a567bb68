import type { FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { serverJournal, serverJournalFile } from '../../src/journal/core/record/stored/server-journal.ts';
import { siteFiles } from '../../src/site-build/pages/shared/site-files.ts';
import { headersByRules } from '../../src/core/page/header-rules.ts';
import { paperExports } from '../../src/journal/core/formats/exports.ts';
import { journalHeaders } from '../../src/journal/core/formats/heads/signposting.ts';
import { aSite } from '../helpers/resolved.ts';
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

/** The server of a built site with these files. */
async function serve(files: Record<string, string>): Promise<void> {
  folder = await mkdtemp(path.join(os.tmpdir(), 'built-'));
  for (const [name, text] of Object.entries({ '404.html': 'Not here', ...files })) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  app = await createApp({ folder, thirdParties: {}, locale: english });
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

test('every file of a paper has the same headers from the server as in the file for other hosts', async () => {
  const journal = fullJournal();
  const nothing = { changes: new Map<string, string>() };
  const written = siteFiles(
    aSite(),
    [],
    { ...nothing, headers: journalHeaders(journal) },
    { ground: '#fff' },
  );
  const rules = rulesIn(written.get('_headers')!.slice(written.get('_headers')!.indexOf(`\n${home}`)));
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

/** The rules of a headers file, as hosts read them. */
function rulesIn(text: string): Map<string, Record<string, string>> {
  const blocks = text.trim().split('\n\n');
  return new Map(
    blocks.map((block) => {
      const [address = '', ...lines] = block.split('\n');
      return [
        address,
        Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s) as [string, string])),
      ];
    }),
  );
}

test('a site without a journal has no such address', async () => {
  await serve({});
  expect(await askHarvester()).toMatchObject({ status: 404 });
});
