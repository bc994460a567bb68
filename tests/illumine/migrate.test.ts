import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ageContent, readSiteTexts } from '../helpers/age-content.ts';
import { root } from '../helpers/project.ts';
import { callByName } from '../helpers/call-command.ts';

/* The whole content of this site, converted to old keys and migrated. */
let site: string;

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'migrate-'));
  const isJson = (file: string) => !path.extname(file) || file.endsWith('.json');
  cpSync(path.join(root, 'pages-config'), path.join(site, 'pages-config'), {
    recursive: true,
    filter: isJson,
  });
});

afterAll(() => rmSync(site, { recursive: true }));

test('the output of migrations equals the files, byte by byte', async () => {
  const newest = await readSiteTexts(site);
  await ageContent(site);
  const old = await readSiteTexts(site);
  const changed = Object.keys(newest).filter((file) => newest[file] !== old[file]);
  expect(changed).toContain('pages-config/_site.json');
  expect(changed.length).toBeGreaterThan(12);
  const silent = { out: () => undefined, err: () => undefined };
  expect(await callByName('migrate', { roots: { engine: root, site }, args: ['--yes'], ...silent })).toBe(0);
  expect(await readSiteTexts(site)).toEqual(newest);
});
