/** @module-tag long */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { validationVersion } from '../../../src/site-build/validation-inputs.ts';
import { readProject } from '../../../src/site-build/read-project.ts';
import { openCache } from '../../../src/site-build/cache/build-cache.ts';
import { prepareColdStart } from '../../../src/site-build/pages/cold-start.ts';
import { validateSite } from '../../../src/site-build/validate-site.ts';
import { root } from '../../helpers/project.ts';
import { copySmallSite, type SmallSite } from '../../helpers/small-site.ts';

/* Child processes prepare the first build of a large site, and cache their results. */
let site: SmallSite;

beforeAll(() => {
  site = copySmallSite();
});

afterAll(() => site.remove());

const cacheFile = () => path.join(site.root, 'node_modules/.cache/site/build.sqlite');

/** The cached entry of the first page. */
const cachedResult = async () => (await known('results'))['pages-config/index.json'];
/** The diagnostics of the rules across files, by their inputs. */
const across = () => known('across');

async function known(name: string): Promise<Record<string, unknown>> {
  const roots = { engine: root, site: site.root };
  const table = openCache(roots).table(name, validationVersion(await readProject(roots)));
  return Object.fromEntries([...table.keys()].map((key) => [key, table.get(key)]));
}

test('a small site is left to the build itself', async () => {
  await prepareColdStart({ engine: root, site: site.root }, false);
  expect(existsSync(cacheFile())).toBe(false);
});

test('for a large site the result for each file is cached', { timeout: 60_000 }, async () => {
  for (let count = 0; count < 500; count++) site.write(`_media/drawings/_source/${count}.txt`, 'A sketch');
  await prepareColdStart({ engine: root, site: site.root }, false);
  expect(await cachedResult()).toMatchObject({ valid: true });
});

test('the content to show is validated, with drafts and at another moment if the build requests that', async () => {
  const roots = { engine: root, site: site.root };
  const showing = { drafts: true, at: '2027-06-01T00:00' };
  const before = await across();
  await prepareColdStart(roots, false, showing);
  const prepared = await across();
  expect(Object.keys(prepared)).toHaveLength(Object.keys(before).length + 1);
  await validateSite(roots, { showing });
  expect(await across()).toEqual(prepared);
}, 60_000);

test('errors of the content are left to the build itself', async () => {
  site.replace('index.json', '"title"', '"titel"');
  await prepareColdStart({ engine: root, site: site.root }, false);
  expect(await cachedResult()).toMatchObject({ broken: [{ code: 'unknown-key' }] });
}, 60_000);
