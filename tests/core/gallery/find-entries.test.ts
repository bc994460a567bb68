import { expect, test } from 'vitest';
import { findEntries } from '../../../src/core/gallery/find-entries.ts';
import type { GalleryEntry, ListedExample } from '../../../src/core/gallery/gallery-entry.ts';

const example = (name: string, number: number, alsoCalled: string[] = []): ListedExample => ({
  name,
  number,
  title: name,
  alsoCalled,
});
const entry = (name: string, more: Partial<GalleryEntry>): GalleryEntry => ({
  kind: 'sections',
  name,
  title: name,
  description: '',
  alsoCalled: [],
  group: 'Text',
  uses: [],
  examples: [example('plain', 1)],
  ...more,
});
const entries = [
  entry('tabs', { description: 'Panels, one of which is open: for a team, say.' }),
  entry('people', { title: 'Portraits', alsoCalled: ['team', 'staff'] }),
  entry('card-grid', {
    description: 'Titles with a few lines each.',
    examples: [example('plain', 1), example('process', 2, ['steps', 'how it works'])],
  }),
];

/** The entries found, each with its examples. */
const found = (query: string) =>
  findEntries(entries, query).map(
    ({ name, examples }) => `${name}: ${examples.map((each) => each.name).join()}`,
  );

test.each([
  ['', ['tabs: plain', 'people: plain', 'card-grid: plain,process']],
  // Entries are found by type, title and other names; an entry with that name comes before one that only mentions
  // it.
  ['card-grid', ['card-grid: plain,process']],
  ['Card grid', ['card-grid: plain,process']],
  ['portraits', ['people: plain']],
  ['Team', ['people: plain', 'tabs: plain']],
  // Variants are found by their names: only the matching variant is shown.
  ['process', ['card-grid: process']],
  ['steps', ['card-grid: process']],
  ['works how', ['card-grid: process']],
  // Entries are found by a part of their description.
  ['few lin', ['card-grid: plain,process']],
  ['nothing of the kind', []],
])('%j finds %j', (query, names) => expect(found(query)).toEqual(names));
