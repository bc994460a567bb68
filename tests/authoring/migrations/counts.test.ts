import { expect, test } from 'vitest';
import { migrateFiles } from '../../../src/authoring/migrations/migrate.ts';
import { MIGRATIONS } from '../../../src/authoring/migrations/migrations.ts';

/* _site.json counts entries by section type: a migration that changes a type updates these names. */
test.each([
  ['summary-row', 'items', 'card-grid', 'items'],
  ['promises', 'items', 'card-grid', 'items'],
  ['quote-band', 'steps', 'call-to-action', 'steps'],
  ['team', 'members', 'people', 'items'],
  ['awards', 'items', 'certificates', 'items'],
  ['client-showcase', 'items', 'card-grid', 'items'],
  ['advisor-directory', 'advisors', 'people', 'items'],
  ['faq', 'items', 'faq', 'items'],
])('a count of the entries of %s (%s) is one of %s', (section, list, type, name) => {
  const count = (of: string, entries: string) => ({ page: '/', section: of, list: entries, exactly: 4 });
  const text = JSON.stringify({ counts: [count(section, list)] });
  const site = { path: 'pages-config/_site.json', kind: 'site' as const, text };
  const migrated = migrateFiles([site], MIGRATIONS);
  if (!(migrated instanceof Map)) throw new Error(migrated.refused);
  expect(JSON.parse(migrated.get(site.path) ?? text)).toEqual({ counts: [count(type, name)] });
});

/* If a type was split, the page decides which new type is counted. */
test.each([
  [['directory', 'directory'], 'directory'],
  [['directory'], 'directory'],
  [['directory', 'profiles'], 'people'],
  [[undefined], 'people'],
  [[], 'people'],
])('a count of people on a page with the variants %j is one of %s', (variants, type) => {
  const count = (section: string) => ({ page: '/bakers', section, list: 'items', exactly: 4 });
  const text = JSON.stringify({ counts: [count('people')] });
  const site = { path: 'pages-config/_site.json', kind: 'site' as const, text };
  const sections = variants.map((variant) => ({ type: 'people', variant, items: [] }));
  const page = {
    path: 'pages-config/bakers.json',
    kind: 'page' as const,
    text: JSON.stringify({ sections }),
  };
  const migrated = migrateFiles([site, page], MIGRATIONS.slice(-1));
  if (!(migrated instanceof Map)) throw new Error(migrated.refused);
  expect(JSON.parse(migrated.get(site.path) ?? text)).toEqual({ counts: [count(type)] });
});
