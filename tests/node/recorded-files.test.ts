import { afterEach, beforeEach, expect, test } from 'vitest';
import { validateSite } from '../../src/build/validate-site.ts';
import { root } from '../helpers/project.ts';
import { copySmallSite, pageWith, type SmallSite } from '../helpers/small-site.ts';

/* A validation that knows earlier ones says what a first one would say. */
let site: SmallSite;
const head = { type: 'page-head', title: 'A head' };
const linking = (to: string) => ({ ...head, intro: 'See there.', crumbs: [{ label: 'Up', to }] });

beforeEach(() => {
  site = copySmallSite();
  site.write('page.json', pageWith([linking('/')]));
});

afterEach(() => site.remove());

async function faults(): Promise<string[]> {
  const { validation } = await validateSite({ engine: root, site: site.root });
  return validation.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`);
}

test('what was right stays right, and a fault stays a fault, until the file is changed', async () => {
  expect([await faults(), await faults()]).toEqual([[], []]);
  site.replace('page.json', '"A head"', '"A head", "titel": "x"');
  const broken = ['pages-config/page.json:7:26 unknown-key'];
  expect([await faults(), await faults()]).toEqual([broken, broken]);
  site.replace('page.json', ', "titel": "x"', '');
  expect(await faults()).toEqual([]);
});

test('a change of one file is a fault of another one that is known', async () => {
  site.write('other.json', pageWith([linking('/page')], 'Another page'));
  expect(await faults()).toEqual([]);
  site.delete('page.json');
  expect(await faults()).toEqual(['pages-config/other.json:12:17 broken-link']);
  site.write('page.json', pageWith([linking('/')]));
  expect(await faults()).toEqual([]);
});

test('the site’s own file is known, and checked again when it changes', async () => {
  expect(await faults()).toEqual([]);
  site.replace('_site.json', '"Small"', '7');
  const [fault, ...more] = await faults();
  expect([fault, more]).toEqual([
    expect.stringMatching(/^pages-config\/_site\.json:\d+:\d+ wrong-type$/),
    [],
  ]);
  site.replace('_site.json', '7', '"Small"');
  expect(await faults()).toEqual([]);
});
