import path from 'node:path';
import { expect, test } from 'vitest';
import { extensionNames } from '../../../src/site-build/extensions/load-extensions.ts';
import { loadGallery } from '../../../src/site-build/gallery/load-gallery.ts';
import { ownProject } from '../../helpers/own-project.ts';
import { root } from '../../helpers/project.ts';
import { copySmallSite } from '../../helpers/small-site.ts';
import { readSchema, schemaNames } from '../../helpers/schema-files.ts';

const gallery = (site: string) => loadGallery({ engine: root, site: path.join(root, 'tests/sites', site) });
/** Loads the gallery of a site that uses every extension on disk. */
async function withExtensions() {
  const site = copySmallSite();
  for (const name of extensionNames(ownProject)) site.replace('_site.json', '{', `{ "${name}": {},`);
  try {
    return await loadGallery({ engine: root, site: site.root });
  } finally {
    site.remove();
  }
}

test('every section type and template is listed, those of an active extension too', async () => {
  const { entries, detail } = await withExtensions();
  const without = (await gallery('minimal')).entries;
  expect(without.filter(({ extension }) => extension)).toEqual([]);
  expect(without.map(({ name }) => name)).toEqual(
    entries.filter(({ extension }) => !extension).map(({ name }) => name),
  );
  for (const kind of ['sections', 'templates'] as const) {
    const names = entries.filter((entry) => entry.kind === kind).map(({ name }) => name);
    expect(names.toSorted()).toEqual(schemaNames(kind));
    for (const name of names) {
      const { title, description, properties = [], examples = [] } = detail(kind, name) ?? {};
      expect([title, description].every(Boolean), name).toBe(true);
      expect(Math.min(properties.length, examples.length), name).toBeGreaterThan(0);
    }
  }
  expect(detail('sections', 'unheard-of')).toBeUndefined();
});

test('each example has a unique name, and each variant has an example', async () => {
  const { entries } = await withExtensions();
  for (const { kind, name, examples } of entries) {
    const names = examples.map((example) => example.name);
    expect(new Set(names).size, name).toBe(names.length);
    const { properties } = readSchema(`${kind}/${name}`);
    const variants = properties?.['variant']?.enum ?? [];
    expect(
      variants.filter((variant) => !names.includes(String(variant))),
      name,
    ).toEqual([]);
    expect(
      names.filter((each) => !/^[a-z][a-z0-9-]*$/.test(each)),
      name,
    ).toEqual([]);
  }
});

test('section types are in their groups; all types of an extension come after all others', async () => {
  const { entries } = await withExtensions();
  const groups = entries.filter(({ extension }) => !extension).map(({ group }) => group);
  expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual([
    'Around a page',
    'Text',
    'Lists and cards',
    'People',
    'Pictures',
    'Forms and contact',
    'Templates',
  ]);
  expect(entries.slice(groups.length).every(({ extension }) => extension)).toBe(true);
});

test('pages with a section are listed, a template’s pages too', async () => {
  const { entries } = await gallery('minimal');
  const used = entries.filter(({ uses }) => uses.length > 0);
  expect(used.map(({ name, uses }) => [name, uses])).toEqual([
    ['page-head', ['/']],
    ['text-block', ['/']],
  ]);
});

test('shared sections are listed with their pages, also through other shared ones', async () => {
  const site = copySmallSite('bakery');
  const hours = { type: 'text-block', title: 'Wann wir da sind', text: '<p>Von sieben bis 18 Uhr.</p>' };
  site.write('_shared/zeiten.json', hours);
  site.write('_shared/allein.json', { ...hours, title: 'Sonst nichts' });
  for (const file of ['feier.json', 'brote.json'])
    site.replace(file, '"sections": [', '"sections": [{ "use": "zeiten" },');
  try {
    const { shared } = await loadGallery({ engine: root, site: site.root });
    const type = 'text-block';
    expect(shared()).toEqual([
      { name: 'allein', type, title: 'Sonst nichts', file: 'pages-config/_shared/allein.json', uses: [] },
      {
        name: 'zeiten',
        type,
        title: 'Wann wir da sind',
        file: 'pages-config/_shared/zeiten.json',
        uses: ['/brote', '/feier'],
      },
    ]);
  } finally {
    site.remove();
  }
});

test('an example is rendered with the forms, messages and language of the site', async () => {
  const { page, site } = await gallery('bakery');
  const { sections, forms, route } = await page('sections', 'form', 1);
  expect(route).toBe('/_sections/form/1');
  expect(forms).toEqual(['bestellung']);
  expect(sections).toMatchObject([{ type: 'form', form: { id: 'bestellung' } }]);
  expect((await site()).language).toBe('de-DE');
});

test('the media of an example are those next to the schemas, and can be fetched', async () => {
  const { page, output } = await gallery('minimal');
  const { sections } = await page('sections', 'people', 2);
  const [address = ''] = /\/media\/sample-\w+\.svg/.exec(JSON.stringify(sections)) ?? [];
  expect(output(address)).toHaveProperty('bytes');
  expect(output('/media/unheard-of.svg')).toBeUndefined();
});

test('an example that a site can’t render gives the reason', async () => {
  const { detail, page } = await gallery('minimal');
  const firstExampleProblem = (kind: 'sections' | 'templates', name: string) =>
    detail(kind, name)?.examples[0]?.problem;
  expect(firstExampleProblem('sections', 'text-block')).toBeUndefined();
  expect(firstExampleProblem('sections', 'form')).toBe(
    'This site has no form yet: `npm run new -- form quote` makes one.',
  );
  const { entries } = await withExtensions();
  for (const { kind, name, extension } of entries.filter((entry) => entry.extension))
    expect(firstExampleProblem(kind, name)).toBe(
      `It belongs to "${extension}", which this site does not use: pages-config/_site.json has no such key.`,
    );
  expect(firstExampleProblem('templates', 'service')).toBe(
    'This template needs "services" in pages-config/_site.json.',
  );
  await expect(page('sections', 'form', 1)).rejects.toThrow('This site has no form yet');
  await expect(page('sections', 'hero', 99)).rejects.toThrow(
    'schemas/sections/hero.schema.json has no example 99.',
  );
});
