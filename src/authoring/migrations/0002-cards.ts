import type { Migration } from './migration.ts';
import { inFiles, inSections, within } from './places.ts';
import { mergeType, renameKey, renameValue } from './steps.ts';

/** Turns six section types that were lists of titles and texts into variants of one. */
export const cards: Migration = {
  number: 2,
  title: 'Lists of titles and texts are one section type, cards, in six variants.',
  steps: [
    renameKey(inSections('card-grid'), 'text', 'intro'),
    mergeType('card-grid', 'cards'),
    mergeType('help-list', 'cards', 'columns'),
    mergeType('feature-cards', 'cards', 'plates'),
    mergeType('cover-cards', 'cards', 'books'),
    mergeType('summary-row', 'cards', 'beam'),
    mergeType('promises', 'cards', 'strip'),
    renameValue(within(inFiles('site'), 'counts', '*'), 'section', {
      'card-grid': 'cards',
      'help-list': 'cards',
      'feature-cards': 'cards',
      'cover-cards': 'cards',
      'summary-row': 'cards',
      promises: 'cards',
    }),
  ],
  examples: [
    {
      kind: 'section',
      before: { type: 'card-grid', title: 'Loaves', text: 'Of three grains.', items: [loaf(1)] },
      after: { type: 'cards', title: 'Loaves', intro: 'Of three grains.', items: [loaf(1)] },
    },
    {
      kind: 'section',
      before: { type: 'help-list', title: 'What we do', items: [loaf(1), loaf(2)] },
      after: { type: 'cards', variant: 'columns', title: 'What we do', items: [loaf(1), loaf(2)] },
    },
    {
      kind: 'section',
      before: { type: 'feature-cards', title: 'Why here', items: [loaf(1), loaf(2)], firstCard: 'narrow' },
      after: {
        type: 'cards',
        variant: 'plates',
        title: 'Why here',
        items: [loaf(1), loaf(2)],
        firstCard: 'narrow',
      },
    },
    {
      kind: 'section',
      before: { type: 'cover-cards', title: 'Our ways', items: [loaf(1)] },
      after: { type: 'cards', variant: 'books', title: 'Our ways', items: [loaf(1)] },
    },
    {
      kind: 'section',
      before: { type: 'summary-row', title: 'Most wanted', intro: 'By weight.', items: six() },
      after: { type: 'cards', variant: 'beam', title: 'Most wanted', intro: 'By weight.', items: six() },
    },
    {
      kind: 'section',
      before: { type: 'promises', items: [1, 2, 3, 4].map(loaf) },
      after: { type: 'cards', variant: 'strip', items: [1, 2, 3, 4].map(loaf) },
    },
  ],
};

function loaf(number: number): { title: string; text: string } {
  return { title: `Loaf ${number}`, text: `The dough of loaf ${number} rests for a night.` };
}

function six(): object[] {
  return [1, 2, 3, 4, 5, 6].map((number) => ({ ...loaf(number), to: '/' }));
}
