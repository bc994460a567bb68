import type { MigrationExample } from '../migration.ts';

const image = { src: 'drawings/cake.svg', alt: '' };

export const examples: readonly MigrationExample[] = [
  {
    kind: 'section',
    before: {
      type: 'key-figures',
      items: [
        { figure: '3', text: 'kinds of rye' },
        { figure: '1911', text: 'the year of the oven' },
      ],
    },
    after: {
      type: 'fact-list',
      variant: 'figures',
      items: [
        { value: '3', label: 'kinds of rye' },
        { value: '1911', label: 'the year of the oven' },
      ],
    },
  },
  {
    kind: 'section',
    before: { type: 'mission', title: 'Why', statement: 'Bread needs time.', text: 'A night & a day.' },
    after: {
      type: 'text-block',
      variant: 'statement',
      title: 'Why',
      lede: 'Bread needs time.',
      text: '<p>A night &amp; a day.</p>',
    },
  },
  {
    kind: 'section',
    before: { type: 'marquee', title: 'All loaves', speed: 40, items: ['Rye', 'Oat', 'Spelt', 'Wheat'] },
    after: {
      type: 'topics',
      variant: 'marquee',
      title: 'All loaves',
      speed: 40,
      items: ['Rye', 'Oat', 'Spelt', 'Wheat'],
    },
  },
  {
    kind: 'section',
    before: {
      type: 'download-list',
      items: [{ title: 'Prices', caption: 'For feasts', file: 'downloads/prices.pdf', image }],
    },
    after: {
      type: 'download-list',
      items: [{ title: 'Prices', text: 'For feasts', file: 'downloads/prices.pdf', image }],
    },
  },
  {
    kind: 'section',
    before: {
      type: 'template-files',
      title: 'To print',
      items: [{ title: 'Prices', file: 'downloads/prices.pdf' }],
    },
    after: {
      type: 'download-list',
      variant: 'buttons',
      title: 'To print',
      items: [{ title: 'Prices', file: 'downloads/prices.pdf' }],
    },
  },
  {
    kind: 'section',
    before: { type: 'team', members: [{ name: 'Ida Moor', designation: 'Baker', image }] },
    after: { type: 'people', items: [{ name: 'Ida Moor', role: 'Baker', image }] },
  },
  {
    kind: 'section',
    before: {
      type: 'profile-grid',
      title: 'Bakers',
      items: [{ name: 'Ida Moor', image, bio: 'She bakes at night.', details: ['<em>Rye</em>'] }],
    },
    after: {
      type: 'people',
      variant: 'profiles',
      title: 'Bakers',
      items: [{ name: 'Ida Moor', image, bio: 'She bakes at night.', details: ['<em>Rye</em>'] }],
    },
  },
  {
    kind: 'section',
    before: {
      type: 'certificate-list',
      items: [{ title: 'Master’s examination', platform: 'Guild of bakers', date: '2019-05-02' }],
    },
    after: {
      type: 'certificates',
      items: [{ title: 'Master’s examination', giver: 'Guild of bakers', date: '2019-05-02' }],
    },
  },
  {
    kind: 'section',
    before: { type: 'awards', items: [{ image, caption: 'Best rye', giver: 'Guild of bakers', year: 2024 }] },
    after: {
      type: 'certificates',
      variant: 'hung',
      items: [{ image, title: 'Best rye', giver: 'Guild of bakers', date: '2024' }],
    },
  },
];
