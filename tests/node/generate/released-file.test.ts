import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareReleased, writeReleased } from '../../../src/site-build/generate/released-file.ts';
import { root } from '../../helpers/project.ts';

/* The current schemas, changed as a developer would, compared with the released ones. */
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

test('the file stays the same until a schema changes, with any descriptions', async () => {
  replace(REDIRECTS, '"title": "', '"title": "All ');
  expect(await compareReleased({ engine, site: engine })).toMatchObject({ isFresh: true, problems: [] });
});

test('an addition must be released, and `generate` releases it', { tags: ['long'] }, async () => {
  replace(
    REDIRECTS,
    '"properties": {\n',
    '"properties": {\n    "more": { "type": "string", "examples": ["x"] },\n',
  );
  const state = await compareReleased({ engine, site: engine });
  expect(state).toMatchObject({ isFresh: false, problems: [] });
  await writeReleased(engine, state);
  expect(await compareReleased({ engine, site: engine })).toMatchObject({ isFresh: true, problems: [] });
});

test(
  'a change that breaks content without a migration stays out of the release',
  { tags: ['long'] },
  async () => {
    replace(REDIRECTS, '"gone"', '"vanished"');
    const { isFresh, problems } = await compareReleased({ engine, site: engine });
    expect(isFresh).toBe(false);
    expect(problems).toContain(
      'redirects › redirects › entry › gone: the key is gone; WITHOUT A MIGRATION. Write a migration: content that was valid is invalid now.',
    );
  },
);

test('removing the file does not bypass the check', async () => {
  rmSync(path.join(engine, RELEASED));
  expect(await compareReleased({ engine, site: engine })).toMatchObject({
    isFresh: false,
    problems: ['schemas/released.json is missing: take it from the last commit.'],
  });
});
