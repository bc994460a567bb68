import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareReleased, writeReleased } from '../../../src/site-build/generate/released-file.ts';
import { root } from '../../helpers/project.ts';

/* The schemas of today, changed as an engineer would, beside those that were released. */
let engine: string;

beforeEach(() => {
  engine = mkdtempSync(path.join(os.tmpdir(), 'released-'));
  cpSync(path.join(root, 'schemas'), path.join(engine, 'schemas'), {
    recursive: true,
    filter: (file) => !file.includes(`schemas${path.sep}editor`),
  });
});

afterEach(() => rmSync(engine, { recursive: true }));

const REDIRECTS = 'schemas/redirects.schema.json';
const RELEASED = 'schemas/released.json';

function replace(file: string, from: string, to: string): void {
  const text = readFileSync(path.join(engine, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(engine, file), text.replaceAll(from, to));
}

test('they stay the same until a schema changes, whatever the words in it', async () => {
  replace(REDIRECTS, '"title": "', '"title": "All ');
  expect(await compareReleased({ engine, site: engine })).toMatchObject({ isFresh: true, faults: [] });
});

test('an addition has to be released, and then is', { tags: ['long'] }, async () => {
  replace(
    REDIRECTS,
    '"properties": {\n',
    '"properties": {\n    "more": { "type": "string", "examples": ["x"] },\n',
  );
  const state = await compareReleased({ engine, site: engine });
  expect(state).toMatchObject({ isFresh: false, faults: [] });
  await writeReleased(engine, state);
  expect(await compareReleased({ engine, site: engine })).toMatchObject({ isFresh: true, faults: [] });
});

test(
  'a change that breaks content without a migration keeps its place in the release',
  { tags: ['long'] },
  async () => {
    replace(REDIRECTS, '"gone"', '"vanished"');
    const { isFresh, faults } = await compareReleased({ engine, site: engine });
    expect(isFresh).toBe(false);
    expect(faults).toContain(
      'redirects › redirects › entry › gone: the key is gone; WITHOUT A MIGRATION. Write a migration: content that was valid is invalid now.',
    );
  },
);

test('removing the file does not avoid it', async () => {
  rmSync(path.join(engine, RELEASED));
  expect(await compareReleased({ engine, site: engine })).toMatchObject({
    isFresh: false,
    faults: ['schemas/released.json is missing: take it from the last commit.'],
  });
});
