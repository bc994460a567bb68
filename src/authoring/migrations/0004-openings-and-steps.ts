import type { Migration } from './migration.ts';
import { inFiles, inSections, within } from './places.ts';
import { mergeType, renameKey, renameValue } from './steps.ts';

const action = { label: 'Order', to: '/' };
const image = { src: 'drawings/cake.svg', alt: '' };

/**
 * Turns the first sections of pages, except the hero, into variants of the page head, and sections that ask
 * for a step into calls to action.
 */
export const openingsAndSteps: Migration = {
  number: 4,
  title:
    'Openings of pages are variants of the page head, and sections that ask for one step are calls to action.',
  steps: [
    mergeType('service-head', 'page-head', 'offer'),
    renameKey(inSections('coming-soon'), 'text', 'intro'),
    mergeType('coming-soon', 'page-head', 'dark'),
    renameValue(inSections('call-to-action'), 'look', { lit: 'filled' }),
    renameKey(inSections('call-to-action'), 'look', 'button'),
    mergeType('get-started', 'call-to-action', 'large'),
    mergeType('quote-band', 'call-to-action', 'band'),
    renameValue(within(inFiles('site'), 'counts', '*'), 'section', {
      'service-head': 'page-head',
      'quote-band': 'call-to-action',
    }),
  ],
  examples: [
    {
      kind: 'section',
      before: {
        type: 'service-head',
        title: 'Cakes',
        intro: 'For your feast.',
        image,
        action,
        barAction: action,
        imageBackground: 'warm',
      },
      after: {
        type: 'page-head',
        variant: 'offer',
        title: 'Cakes',
        intro: 'For your feast.',
        image,
        action,
        barAction: action,
        imageBackground: 'warm',
      },
    },
    {
      kind: 'section',
      before: { type: 'coming-soon', title: 'Soon', text: 'We open in May.', action },
      after: { type: 'page-head', variant: 'dark', title: 'Soon', intro: 'We open in May.', action },
    },
    {
      kind: 'section',
      before: { type: 'call-to-action', title: 'Taste it', action, look: 'lit' },
      after: { type: 'call-to-action', title: 'Taste it', action, button: 'filled' },
    },
    {
      kind: 'section',
      before: { type: 'call-to-action', title: 'Taste it', action, look: 'plain' },
      after: { type: 'call-to-action', title: 'Taste it', action, button: 'plain' },
    },
    {
      kind: 'section',
      before: { type: 'get-started', text: 'It takes a minute.', action },
      after: { type: 'call-to-action', variant: 'large', text: 'It takes a minute.', action },
    },
    {
      kind: 'section',
      before: {
        type: 'quote-band',
        title: 'Feasts',
        text: 'Tell us.',
        steps: ['You ask.', 'We bake.'],
        action,
      },
      after: {
        type: 'call-to-action',
        variant: 'band',
        title: 'Feasts',
        text: 'Tell us.',
        steps: ['You ask.', 'We bake.'],
        action,
      },
    },
  ],
};
