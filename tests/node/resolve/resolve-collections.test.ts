import { expect, test } from 'vitest';
import { monthInWords } from '../../../src/core/page/date-parts.ts';
import type { ServiceTile } from '../../../src/core/content/services/service-tile.ts';
import { resolveCollections } from '../../../src/site-build/resolve/resolve-collections.ts';
import { fakeMedia, validPage } from '../../helpers/resolve-context.ts';

const image = { src: 'drawings/hero.svg', alt: '' };
const service = (route: string, tile: object) =>
  validPage(route, { tile: { text: 'A line.', image, ...tile } });

test('services are in the order of their tiles, then by title, and link to their pages', async () => {
  const pages = [
    service('/zoo', { title: 'Zoology' }),
    service('/web-sites', { title: 'Websites', order: 20 }),
    service('/art', { title: 'Art' }),
    service('/bread', { title: 'Assignments', shortTitle: 'Essays', order: 10 }),
    validPage('/about', { sections: [] }),
  ];
  const media = fakeMedia();
  const collections = await resolveCollections(pages, media, 'en');
  const services = collections.get('services')?.({}, media) as ServiceTile[];
  expect(services.map(({ to }) => to)).toEqual(['/bread', '/web-sites', '/art', '/zoo']);
  expect(services[0]).toEqual({
    title: 'Assignments',
    shortTitle: 'Essays',
    text: 'A line.',
    image: { kind: 'file', src: '/media/drawings/hero.svg', alt: '', width: 4, height: 3, sources: [] },
    to: '/bread',
  });
  expect(services[1]).not.toHaveProperty('shortTitle');
});

test("extensions resolve their own collections, with the page's query", async () => {
  const notes = { collections: async () => ({ notes: ({ of }: { of?: unknown }) => [of] }) };
  const media = fakeMedia();
  const resolved = await resolveCollections([], media, 'en', [notes]);
  expect(resolved.get('notes')?.({ collection: 'notes', of: 'all' }, media)).toEqual(['all']);
  expect(resolved.get('services')?.({}, media)).toEqual([]);
});

test('a month is written in words, independent of the time zone', () => {
  expect(monthInWords('2025-01', 'en')).toBe('January 2025');
  expect(monthInWords('2024-12', 'en')).toBe('December 2024');
});
