import { expect, test } from 'vitest';
import { propertiesIn } from '../../../src/authoring/references/property-uses.ts';
import { usesIn } from '../../../src/authoring/references/uses.ts';
import { unusedIn } from '../../../src/authoring/references/unused.ts';
import { writtenContent } from '../../../src/authoring/references/written-content.ts';
import { joinSchemas } from '../../../src/core/schema/compose-schema.ts';
import { fixture } from '../../core/fixture.ts';

/** A page with the given sections, for the validator's small site. */
const page = (...sections: object[]) =>
  JSON.stringify({ title: 'A page', description: 'One page.', sections });
const hero = (more: object) => ({
  type: 'hero',
  title: 'A',
  text: '<p>Words.</p>',
  action: { label: 'Home', to: '/' },
  ...more,
});

const project = fixture({
  files: {
    'pages-config/one.json': page({ use: 'hours', title: 'Open' }, { use: 'alone', id: 'own' }),
    'pages-config/two.json': page(hero({ id: 'here', text: '<p><a href="/one#hours">A</a></p>' }), {
      use: 'leads',
    }),
    'pages-config/_shared/hours.json': JSON.stringify(hero({ id: 'hours' })),
    'pages-config/_shared/alone.json': JSON.stringify(hero({ id: 'alone' })),
    'pages-config/_shared/never.json': JSON.stringify(hero({})),
    'pages-config/_shared/leads.json': JSON.stringify(hero({ text: '<p><a href="#here">A</a></p>' })),
  },
});
const content = writtenContent(project, joinSchemas(project.schemas));

test('an anchor in a shared section is used if a link leads to it on any of its pages, or from the section itself', () => {
  const anchors = unusedIn(content, []).filter(({ kind }) => kind === 'anchor');
  expect(anchors.map(({ name }) => name)).toEqual(expect.arrayContaining(['#alone', '/one#own']));
  for (const name of ['#hours', '/two#here']) expect(anchors.map((each) => each.name)).not.toContain(name);
});

test('a shared section is reported if no page uses it', () => {
  expect(unusedIn(content, []).filter(({ kind }) => kind === 'shared')).toEqual([
    { kind: 'shared', name: 'never', file: 'pages-config/_shared/never.json', line: 1, column: 1 },
  ]);
});

test('an override next to "use" counts as a key of the section\'s type, although the file does not name that type', () => {
  const isInOne = ({ in: { file } }: { in: { file: string } }) => file === 'pages-config/one.json';
  expect(
    propertiesIn(content)
      .filter(isInOne)
      .map(({ name }) => name),
  ).toEqual(['hero.title', 'hero.id']);
  expect(
    usesIn(content)
      .filter(isInOne)
      .map(({ kind, name }) => `${kind} ${name}`),
  ).toEqual(['shared hours', 'shared alone']);
});
