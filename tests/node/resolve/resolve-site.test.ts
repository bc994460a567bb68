import { beforeAll, expect, test } from 'vitest';
import type { ResolvedSite } from '../../../src/core/content/resolved-page.ts';
import { resolveSite } from '../../../src/site-build/resolve/resolve-site.ts';
import { fixedCollections, fakeMedia, resolveContext, validPage } from '../../helpers/resolve-context.ts';

const tile = (title: string, shortTitle?: string) => ({
  title,
  ...(shortTitle && { shortTitle }),
  text: 'A line.',
  image: { kind: 'file' as const, alt: '', src: '/a.svg', width: 4, height: 3, sources: [] },
  to: `/${title.toLowerCase()}`,
});
const written = {
  name: 'Fernhill',
  tagline: 'Light on your work',
  description: 'Help with writing.',
  url: 'https://fernhill.example/',
  language: 'en-IN',
  header: { actions: [{ label: 'Order', to: '/order', variant: 'primary' }] },
  navigation: [
    { label: 'Home', to: '/' },
    { label: 'Notes', to: '/notes', items: [{ label: 'Old notes', to: '/notes/old' }] },
  ],
  footer: [
    { title: 'Services', links: { collection: 'services' } },
    { title: 'More', links: [{ label: 'Terms', to: '/rules' }] },
  ],
  social: [
    { network: 'linkedin', to: 'https://www.linkedin.com/' },
    { network: 'unheard', to: 'https://unheard.example/' },
  ],
  copyright: '© Fernhill',
  chat: { number: '910000000000', greeting: 'Hello & welcome', label: 'Chat' },
  backgroundFilm: {
    light: { src: 'films/light', label: 'Light' },
    dark: { src: 'films/dark', label: 'Dark' },
  },
};
let site: Omit<ResolvedSite, 'messages'>;

beforeAll(async () => {
  const collections = fixedCollections({ services: [tile('Assignments', 'Essays'), tile('Websites')] });
  const context = await resolveContext({ collections, media: fakeMedia() });
  const overlay = validPage('/ask', { dialog: { title: 'Ask', form: 'quote', overlay: true } });
  const page = validPage('/join', { dialog: { title: 'Join', form: 'join' } });
  site = await resolveSite(written, [overlay, page], context);
});

test('a service’s footer link has its short title if it has one', () => {
  expect(site.footer[0]?.links).toEqual([
    { label: 'Essays', to: '/assignments' },
    { label: 'Websites', to: '/websites' },
  ]);
  expect(site.footer[1]?.links).toEqual([{ label: 'Terms', to: '/rules' }]);
});

test('the parent of a dropdown, which only opens the list, is repeated as its first entry', () => {
  expect(site.navigation[0]).toEqual({ label: 'Home', to: '/' });
  expect(site.navigation[1]?.items?.map(({ to }) => to)).toEqual(['/notes', '/notes/old']);
});

test('addresses are complete: no slash at the end, the greeting encoded', () => {
  expect(site.url).toBe('https://fernhill.example');
  expect(site.chat).toEqual({ label: 'Chat', to: 'https://wa.me/910000000000?text=Hello%20%26%20welcome' });
});

test('films are resolved, networks named, dialogs that open in place listed', () => {
  expect(site.film?.dark.poster).toBe('/media/films/dark.webp');
  expect(site.social.map(({ label }) => label)).toEqual(['LinkedIn', 'unheard']);
  expect(site.overlays).toEqual(['/ask']);
  expect(site.thirdParties).toEqual({});
});

test('the header has the buttons of the site, if there are any', async () => {
  expect(site.actions).toEqual([{ label: 'Order', to: '/order', variant: 'primary' }]);
  const context = await resolveContext({ media: fakeMedia() });
  const { header: _, ...without } = written;
  expect((await resolveSite(without, [], context)).actions).toEqual([]);
});

test('the receipt page is the page with a receipt section, at any depth', async () => {
  const pages = [
    validPage('/start', { sections: [] }),
    validPage('/thanks', { sections: [{ type: 'receipt' }] }),
  ];
  expect((await resolveSite(written, pages, await resolveContext())).receiptRoute).toBe('/thanks');
  expect(site).not.toHaveProperty('receiptRoute');
});
