import { setValue } from '../edits/json-edits.ts';
import type { Migration } from './migration.ts';
import { inFiles, inSections, within } from './places.ts';
import { eachPlace, mergeType, renameKey, renameValue } from './steps.ts';

const counts = within(inFiles('site'), 'counts', '*');
const image = { src: 'drawings/cake.svg', alt: '' };
const film = { src: 'films/oven', label: 'Flour falling' };

/**
 * Turns the last lists of titles and texts into variants of cards; a long text and a letter become variants of the
 * text.
 */
export const drawingsFilmsAndLongTexts: Migration = {
  number: 6,
  title:
    'Steps below a drawing and points beside a film are cards; a letter and a text with contents are texts.',
  steps: [
    renameKey(inSections('course'), 'steps', 'items'),
    mergeType('course', 'cards', 'process'),
    mergeType('advantages', 'cards', 'film'),
    mergeType('policy', 'text-block', 'contents'),
    mergeType('letter', 'text-block', 'letter'),
    eachPlace(counts, (text, path, count) =>
      isOfSteps(count) ? setValue(text, [...path, 'list'], 'items') : { edits: [] },
    ),
    renameValue(counts, 'section', {
      course: 'cards',
      advantages: 'cards',
      policy: 'text-block',
      letter: 'text-block',
    }),
  ],
  examples: [
    {
      kind: 'section',
      before: { type: 'course', title: 'A night', image, steps: [1, 2, 3, 4].map(step) },
      after: { type: 'cards', variant: 'process', title: 'A night', image, items: [1, 2, 3, 4].map(step) },
    },
    {
      kind: 'section',
      before: { type: 'advantages', title: 'By hand', film, items: [ticked('Rye'), ticked('Oat')] },
      after: {
        type: 'cards',
        variant: 'film',
        title: 'By hand',
        film,
        items: [ticked('Rye'), ticked('Oat')],
      },
    },
    {
      kind: 'section',
      before: { type: 'policy', validFrom: '2026-01-01', text: '<h2>Returns</h2><p>Bread is not.</p>' },
      after: {
        type: 'text-block',
        variant: 'contents',
        validFrom: '2026-01-01',
        text: '<h2>Returns</h2><p>Bread is not.</p>',
      },
    },
    {
      kind: 'section',
      before: {
        type: 'letter',
        text: '<p>We rise at four.</p>',
        image,
        signature: { name: 'Ida Moor', role: 'Baker' },
      },
      after: {
        type: 'text-block',
        variant: 'letter',
        text: '<p>We rise at four.</p>',
        image,
        signature: { name: 'Ida Moor', role: 'Baker' },
      },
    },
  ],
};

function isOfSteps(count: unknown): boolean {
  const { section, list } = count as { section?: unknown; list?: unknown };
  return section === 'course' && list === 'steps';
}

function step(number: number) {
  return { title: `Hour ${number}`, text: 'The dough rests.' };
}

function ticked(title: string) {
  return { title, points: ['Milled here.', 'Baked here.', 'Eaten here.'] };
}
