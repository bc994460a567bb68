import { expect, test } from 'vitest';
import {
  exampleAddress,
  frameAddress,
  galleryAddress,
  readGalleryAddress,
} from '../../../src/core/gallery/gallery-entry.ts';
import { routesByType } from '../../../src/core/gallery/uses.ts';

test('a page uses its sections, nested ones, and those that its template makes', () => {
  const page = (route: string, data: object) => ({
    route,
    data: { title: 'A page', description: 'A page.', ...data },
  });
  const uses = routesByType(
    [
      page('/', { sections: [{ type: 'hero' }, { type: 'hero' }] }),
      page('/tabs', {
        sections: [{ type: 'tabs', panels: [{ sections: [{ type: 'hero' }, { type: 'note' }] }] }],
      }),
      page('/service', { template: { type: 'service', say: 'Hello' } }),
      page('/lost', { template: { type: 'unknown' } }),
    ],
    ({ type, say }) => (type === 'service' ? [{ type: 'note', text: say }] : undefined),
    {},
  );
  expect(Object.fromEntries(uses)).toEqual({
    '/_sections/hero': ['/', '/tabs'],
    '/_sections/tabs': ['/tabs'],
    '/_sections/note': ['/tabs', '/service'],
    '/_templates/service': ['/service'],
    '/_templates/unknown': ['/lost'],
  });
});

test('addresses of the gallery are parsed', () => {
  const hero = { kind: 'sections', name: 'hero' } as const;
  expect(readGalleryAddress(galleryAddress(hero))).toEqual(hero);
  expect(readGalleryAddress(frameAddress(hero, 2))).toEqual({ ...hero, number: 2 });
  expect(readGalleryAddress(exampleAddress(hero, { name: 'plain-2' }))).toEqual({
    ...hero,
    example: 'plain-2',
  });
  const others = [
    '/_sections',
    '/_sections/',
    '/_pages/hero',
    '/_sections/hero/0',
    '/_sections/../x',
    '/sections/hero',
  ];
  expect(others.map(readGalleryAddress)).toEqual(others.map(() => undefined));
});
