import type { State } from '../state.ts';

const paper = '/journal/v1/i2/reading-by-lantern-light';

/** The same pages for other readers: without scripts, without motion, in colours of their own, on paper. */
export const media: State[] = [
  {
    name: 'dark-chosen',
    routes: ['/', '/contact'],
    themes: ['light'],
    act: (page) => page.getByRole('radio', { name: 'Dark' }).check(),
  },
  {
    name: 'light-chosen',
    routes: ['/', '/contact'],
    themes: ['dark'],
    act: (page) => page.getByRole('radio', { name: 'Light' }).check(),
  },
  {
    name: 'no-script',
    routes: [
      '/',
      '/aws',
      '/client',
      '/advisor',
      '/resource',
      '/journal',
      '/contact',
      '/soform',
      '/submit-manuscript',
    ],
    context: { javaScriptEnabled: false },
  },
  { name: 'less-motion', routes: ['/', '/aws', '/client'], context: { reducedMotion: 'reduce' } },
  {
    name: 'forced-colours',
    routes: ['/', '/contact', '/journal', '/client', '/resource', '/team', paper],
    widths: [360, 1440],
    context: { forcedColors: 'active' },
  },
  { name: 'more-contrast', routes: ['/', '/contact'], widths: [1440], context: { contrast: 'more' } },
  {
    name: 'reflow',
    routes: ['/', '/journal', '/contact', '/pricing', paper],
    widths: [320],
    themes: ['light'],
  },
  {
    name: 'large-text',
    routes: ['/', '/journal', '/contact'],
    widths: [360, 1440],
    themes: ['light'],
    act: (page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%')),
  },
  {
    name: 'print',
    routes: [
      paper,
      '/journal/v1/i1/barahmasa-ka-badalta-swar',
      '/privacy',
      '/journal/policies',
      '/journalResearch',
    ],
    widths: [768],
    pdf: true,
    act: (page) => page.emulateMedia({ media: 'print' }),
  },
];
