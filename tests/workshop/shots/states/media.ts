import type { BuiltSite } from '../../built/built-site.ts';
import type { SitePlaces } from '../places.ts';
import type { State } from '../state.ts';

/** States for other conditions: without scripts, with reduced motion, in forced colours, printed. */
export function mediaStates({ overlays }: BuiltSite, places: SitePlaces): State[] {
  const { home, plainForm, fileForm } = places;
  const main = [...home, ...places.with('tabs'), ...plainForm];
  return [
    {
      name: 'dark-chosen',
      routes: [...home, ...plainForm],
      themes: ['light'],
      act: (page) => page.getByRole('radio', { name: 'Dark' }).check(),
    },
    {
      name: 'light-chosen',
      routes: [...home, ...plainForm],
      themes: ['dark'],
      act: (page) => page.getByRole('radio', { name: 'Light' }).check(),
    },
    {
      name: 'no-script',
      routes: [...main, ...places.with('marquee', 'reviews', 'directory', 'faq'), ...overlays, ...fileForm],
      context: { javaScriptEnabled: false },
    },
    {
      name: 'less-motion',
      routes: [...home, ...places.with('marquee', 'reviews')],
      context: { reducedMotion: 'reduce' },
    },
    {
      name: 'forced-colours',
      routes: [...main, ...places.with('reviews', 'faq', 'people')],
      widths: [360, 1440],
      context: { forcedColors: 'active' },
    },
    {
      name: 'more-contrast',
      routes: [...home, ...plainForm],
      widths: [1440],
      context: { contrast: 'more' },
    },
    {
      name: 'reflow',
      routes: [...main, ...places.with('price-table')],
      widths: [320],
      themes: ['light'],
    },
    {
      name: 'large-text',
      routes: main,
      widths: [360, 1440],
      themes: ['light'],
      act: (page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%')),
    },
    {
      name: 'print',
      routes: [...places.all('policy'), ...places.all('topics')],
      widths: [768],
      pdf: true,
      act: (page) => page.emulateMedia({ media: 'print' }),
    },
  ];
}
