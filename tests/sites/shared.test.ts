import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentError } from '../../src/core/content-error.ts';
import { importOnce } from '../../src/site-build/code/import-module.ts';
import { LiveSite } from '../../src/site-build/dev/live-site.ts';
import { buildSite } from '../../src/site-build/pages/build-site.ts';
import { root } from '../helpers/project.ts';
import { copySmallSite, type SmallSite } from '../helpers/small-site.ts';

/* The opening hours of the bakery are written once and shown on two pages, on one of them with another title. */
let site: SmallSite;
const hours = { type: 'text-block', title: 'Wann wir da sind', text: '<p>Von sieben bis 18 Uhr.</p>' };

beforeAll(() => {
  site = copySmallSite('bakery');
  site.write('_shared/zeiten.json', hours);
  use('brote.json', { use: 'zeiten' });
  use('ueber-uns.json', { use: 'zeiten', title: 'Kommen Sie vorbei' });
});

afterAll(() => site.remove());

test('a shared section is on each page that uses it, with the overrides of the page', async () => {
  await build();
  const [bread, about] = ['brote', 'ueber-uns'].map((name) => built(`${name}/index.html`));
  expect(bread).toMatch(/Wann wir da sind.*Von sieben bis 18 Uhr\./s);
  expect(about).toMatch(/Kommen Sie vorbei.*Von sieben bis 18 Uhr\./s);
  expect(about).not.toContain('Wann wir da sind');
}, 120_000);

test('the uses of a shared section are listed', async () => {
  const { code, stdout } = await site.run('content', 'uses', 'zeiten');
  expect(code).toBe(0);
  expect(stdout.match(/[\w-]+\.json:\d+:\d+ .*/g)).toEqual([
    expect.stringMatching(/^brote\.json:\d+:\d+ zeiten$/),
    expect.stringMatching(/^ueber-uns\.json:\d+:\d+ zeiten$/),
  ]);
});

test('a change of the shared section renders only these pages again', async () => {
  site.write('_shared/zeiten.json', { ...hours, text: '<p>Von acht bis 18 Uhr, auch am Feiertag.</p>' });
  const { rendered, why } = await build('/brote');
  expect([rendered, why]).toEqual([2, '/brote was rendered: the shared section zeiten has changed.']);
  expect(built('brote/index.html')).toContain('Von acht bis 18 Uhr');
}, 120_000);

test('development renders a shared section, and its diagnostics appear on the pages that use it', async () => {
  site.write('_shared/zeiten.json', { ...hours, text: '<p><a href="/nirgends">Zum Laden</a></p>' });
  const live = new LiveSite({ engine: root, site: site.root }, importOnce);
  const preview = await live.current();
  const { sections } = (await preview.page('/ueber-uns')).data.page;
  const marked = sections.findIndex(({ title }) => title === 'In the section “text-block”');
  expect(sections[marked]).toMatchObject({ diagnostics: [{ file: 'pages-config/_shared/zeiten.json' }] });
  expect(sections[marked + 1]).toMatchObject({ type: 'text-block', title: 'Kommen Sie vorbei' });
  const { here } = await preview.diagnostics('/ueber-uns');
  const errors = here.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'pages-config/_shared/zeiten.json broken-link',
  ]);
  await expect(build()).rejects.toThrow(ContentError);
}, 60_000);

function use(page: string, section: object): void {
  const data = JSON.parse(site.read(page)) as { sections: object[] };
  site.write(page, { ...data, sections: [...data.sections, section] });
}

function build(why?: string) {
  const folder = path.join(site.root, 'dist');
  return buildSite({ engine: root, site: site.root }, folder, {
    progress: () => undefined,
    share: false,
    why,
  });
}

function built(name: string): string {
  return readFileSync(path.join(site.root, 'dist', name), 'utf8');
}
