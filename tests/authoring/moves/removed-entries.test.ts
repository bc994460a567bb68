import { expect, test } from 'vitest';
import { findRemovedEntries } from '../../../src/authoring/moves/removed-entries.ts';

const entry = (to: string) => ({ label: to, to });
const data = {
  navigation: [
    entry('/'),
    { ...entry('/about'), items: [entry('/late'), entry('/x')] },
    { ...entry('/late'), items: [] },
  ],
  footer: [
    { title: 'One', links: [entry('/late'), entry('/late#end'), entry('/x')] },
    { title: 'Two', links: [entry('/late'), entry('/about')] },
  ],
  counts: [{ page: '/late', exactly: 2 }],
  logo: { to: '/late' },
};

/** Paths of all entries that link to the page, in file order. */
const places = [
  ['navigation', 1, 'items', 0, 'to'],
  ['navigation', 2, 'to'],
  ['footer', 0, 'links', 0, 'to'],
  ['footer', 0, 'links', 1, 'to'],
  ['footer', 1, 'links', 0, 'to'],
  ['counts', 0, 'page'],
  ['logo', 'to'],
];

function goneFor(target: string | undefined): [path: string, isDouble: boolean][] {
  const find = findRemovedEntries(target);
  return places.flatMap((path) => {
    const gone = find({ data }, path);
    return gone ? [[gone.entry.join('.'), gone.isDouble] as [string, boolean]] : [];
  });
}

test('each menu has one entry with the target, and no duplicates; entries with children stay', () => {
  expect(goneFor('/about')).toEqual([
    ['navigation.1.items.0', true],
    ['footer.0.links.1', true],
    ['footer.1.links.0', true],
    ['counts.0', false],
  ]);
  expect(goneFor('/new')).toEqual([
    ['footer.0.links.1', true],
    ['counts.0', false],
  ]);
});

test('every entry for a permanently removed page is removed, unless it has children', () => {
  expect(goneFor(undefined)).toEqual([
    ['navigation.1.items.0', false],
    ['footer.0.links.0', false],
    ['footer.0.links.1', false],
    ['footer.1.links.0', false],
    ['counts.0', false],
  ]);
});
