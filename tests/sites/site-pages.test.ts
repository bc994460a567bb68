import { afterAll, beforeAll, expect, test } from 'vitest';
import { validateSite } from '../../src/site-build/validate-site.ts';
import { root } from '../helpers/project.ts';
import { copySmallSite, type SmallSite } from '../helpers/small-site.ts';
import { captureOutput } from '../../src/tools/testing/capture-output.ts';

/* Pages that every site needs: the warning about a missing page also names the command that writes it. */
let site: SmallSite;

beforeAll(() => {
  site = copySmallSite();
  site.delete('_not-found.json');
  site.replace('_site.json', '"copyright"', '"app": { "shortName": "Small" }, "copyright"');
});

afterAll(() => site.remove());

const roots = () => ({ engine: root, site: site.root });

test('each command in a warning writes a valid page', async () => {
  const missing = await diagnostics();
  expect(missing.map(({ code }) => code)).toEqual([
    'no-page-for-unknown-addresses',
    'no-page-without-connection',
  ]);
  for (const { hint = '' } of missing) {
    const [, kind = '', name = ''] = /^npm run new -- (\S+) (\S+) /.exec(hint) ?? [];
    expect(await captureOutput('new', roots(), [kind, name])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`wrote pages-config/${name}.json`) as string,
    });
  }
  expect(await diagnostics()).toEqual([]);
});

test('an existing page is not written again', async () => {
  const before = site.read('_not-found.json');
  expect(await captureOutput('new', roots(), ['page', '_not-found'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('pages-config/_not-found.json exists already') as string,
  });
  expect(site.read('_not-found.json')).toBe(before);
});

async function diagnostics() {
  const { diagnostics } = (await validateSite(roots())).validation;
  // The editor schemas are not in the folder of the copy.
  return diagnostics.filter(({ code }) => code !== 'schema-path');
}
