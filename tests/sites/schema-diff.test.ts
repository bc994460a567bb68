import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../helpers/project.ts';
import { captureOutput } from '../../src/tools/testing/capture-output.ts';

/* Breaking changes of schemas, on the bakery, next to a copy of the engine’s schemas that is a separate repository. */
let engine: string;
const site = path.join(root, 'tests/sites/bakery');

beforeAll(() => {
  engine = mkdtempSync(path.join(os.tmpdir(), 'schemas-'));
  for (const folder of ['schemas', 'src/authoring/migrations', 'src/messages'])
    cpSync(path.join(root, folder), path.join(engine, folder), { recursive: true });
  git('init', '--quiet');
  git('add', '--all');
  git(...author, 'commit', '--quiet', '--message', 'Begin');
});

afterAll(() => rmSync(engine, { recursive: true }));

const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
const git = (...args: string[]) => execFileSync('git', args, { cwd: engine });

async function schemaDiff(...args: string[]) {
  const call = await captureOutput('content', { engine, site }, ['schema-diff', ...args]);
  const { code, stdout: out, stderr: err } = call;
  // Paths are relative to the engine.
  return { code, out: out.replaceAll(/(?<=^ {2})\S*(?=pages-config\/)/gm, ''), err };
}

test('unchanged schemas break nothing', async () => {
  const same = { code: 0, out: 'No change of the schemas breaks content.\n', err: '' };
  expect(await schemaDiff('HEAD')).toEqual(same);
  expect(await schemaDiff()).toEqual(same);
});

test('a renamed key is reported with all its places', { tags: ['long'] }, async () => {
  const file = path.join(engine, 'schemas/sections/price-table.schema.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"dependsOn"', '"basis"'));
  const missing = 'WITHOUT A MIGRATION. Write a migration: content that was valid is invalid now.';
  const line = (text: string, column: number) =>
    [23, 28, 33, 38, 43].map(
      (number) => `  pages-config/brote.json:${number + (text === 'row' ? -2 : 0)}:${column}\n`,
    );
  const out = `sections/price-table › rows › entry: "basis" is required now; ${missing}
${line('row', 9).join('')}sections/price-table › rows › entry › dependsOn: the key is gone; ${missing}
${line('key', 11).join('')}2 changes break content; 2 without a migration.
`;
  expect(await schemaDiff('HEAD')).toEqual({ code: 1, out, err: '' });
});

test('an unknown commit, and more than one, are refused', async () => {
  expect(await schemaDiff('no-such-commit')).toEqual({
    code: 1,
    out: '',
    err: `git has no commit "no-such-commit" for ${engine}.\n`,
  });
  expect(await schemaDiff('HEAD', 'HEAD')).toMatchObject({ code: 2, out: '' });
});
