import { expect, test } from 'vitest';
import { composeSchemas } from '../../../src/core/schema/compile-schemas.ts';
import { mapParts, collectParts } from '../../../src/core/schema/walk-content.ts';
import { fixtureSchemas } from '../fixture-schemas.ts';

const set = composeSchemas(fixtureSchemas());
const hero = { type: 'hero', title: 'Hi', text: '<p>x</p>', action: { label: 'Go', to: '/a' } };

test('a page’s parts are found along the schema, outer before inner, in the schema’s order', () => {
  const page = {
    sections: [
      { type: 'tabs', panels: [{ sections: [hero] }] },
      { action: {}, type: 'unknown' },
    ],
  };
  expect(
    collectParts(set, 'page', page).map(({ part, heading, path }) => [part, heading, path.join('.')]),
  ).toEqual([
    ['sections', undefined, 'sections'],
    ['sections', undefined, 'sections.0.panels.0.sections'],
    ['', 1, 'sections.0.panels.0.sections.0.title'],
    ['richText', undefined, 'sections.0.panels.0.sections.0.text'],
    ['link', undefined, 'sections.0.panels.0.sections.0.action'],
    ['url', undefined, 'sections.0.panels.0.sections.0.action.to'],
  ]);
});

test('for a list or a collection, the matching alternative of the schema is used', () => {
  const parts = (items: unknown) =>
    collectParts(set, 'sections/cards', { type: 'cards', items }).map(({ part, heading }) => part || heading);
  expect(parts([{ title: 'A', text: 'b' }])).toEqual([3, 'richText']);
  expect(parts({ collection: 'services' })).toEqual(['collection']);
});

test('mapping replaces parts, continues inside if the result is undefined, and shares the rest', () => {
  const page = { title: 'x', tile: { title: 't' }, sections: [hero] };
  const mapped = mapParts(set, 'page', page, ({ part, value }) =>
    part === 'url' ? `${String(value)}!` : undefined,
  );
  expect(mapped).toEqual({ ...page, sections: [{ ...hero, action: { label: 'Go', to: '/a!' } }] });
  expect((mapped as typeof page).tile).toBe(page.tile);
  expect(hero.action.to).toBe('/a');
  expect(mapParts(set, 'page', page, () => undefined)).toBe(page);
});

test('the content of a replaced part is not visited', () => {
  const seen: string[] = [];
  const mapped = mapParts(set, 'sections/hero', hero, ({ part }) => {
    seen.push(part);
    return part === 'link' ? 'LINK' : undefined;
  });
  expect(mapped).toEqual({ ...hero, action: 'LINK' });
  expect(seen).not.toContain('url');
});
