import { beforeAll, expect, test } from 'vitest';
import { inLanguage } from '../../../src/site-build/resolve/in-language.ts';
import type { ResolveContext } from '../../../src/site-build/resolve/context.ts';
import { resolveCollections } from '../../../src/site-build/resolve/resolve-collections.ts';
import { resolvePage } from '../../../src/site-build/resolve/resolve-page.ts';
import { resolveSite } from '../../../src/site-build/resolve/resolve-site.ts';
import { findLanguages } from '../../../src/core/content/languages/languages.ts';
import type { JsonObject } from '../../../src/core/content/valid-page.ts';
import { fakeMedia, resolveContext, validPage } from '../../helpers/resolve-context.ts';

const image = { src: 'drawings/hero.svg', alt: '' };
const tile = (title: string) => ({ tile: { title, text: 'A line.', image } });
const translated = (route: string, data: JsonObject) => ({
  ...validPage(route, data),
  file: `pages-config${route.replace('/hi', '') || '/index'}.hi.json`,
});
const home = { ...validPage('/', {}), file: 'pages-config/index.json' };
const pages = [
  home,
  translated('/hi', {}),
  validPage('/lamps', tile('Lamps')),
  translated('/hi/lamps', tile('दीये')),
  validPage('/wicks', tile('Wicks')),
  validPage('/ask', { dialog: { title: 'Ask', form: 'ask', overlay: true } }),
];
const texts = { 'The lamp shop': 'दीयों की दुकान', Lamps: 'दीये', Shop: 'दुकान' };
const site = {
  name: 'The lamp shop',
  tagline: 'Light for the evening',
  description: 'A lamp shop that stands only in tests, with a workshop and a few evenings.',
  url: 'https://lamps.example.org',
  language: 'en-GB',
  languages: [
    { code: 'en-GB', name: 'English' },
    { code: 'hi', name: 'हिन्दी', texts },
  ],
  navigation: [
    { label: 'Lamps', to: '/lamps' },
    { label: 'Wicks', to: '/wicks' },
  ],
  footer: [{ title: 'Shop', links: { collection: 'services' } }],
  copyright: 'The lamp shop',
};
let context: ResolveContext;

beforeAll(async () => {
  const collections = await resolveCollections(pages, fakeMedia(), 'en-GB');
  context = await resolveContext({ site, collections, languages: findLanguages(site, pages) });
});

test('a page lists its languages, including its own', async () => {
  const both = [
    { language: 'en-GB', name: 'English', to: '/lamps' },
    { language: 'hi', name: 'हिन्दी', to: '/hi/lamps' },
  ];
  const [original, translation, alone] = await Promise.all(
    [pages[2]!, pages[3]!, pages[4]!].map((page) => resolvePage(page, context)),
  );
  expect(original).toMatchObject({ languages: both });
  expect(original).not.toHaveProperty('language');
  expect(translation).toMatchObject({ route: '/hi/lamps', language: 'hi', languages: both });
  expect(alone).not.toHaveProperty('languages');
});

test('links of a translation lead to pages in its language if they exist, in rich text and breadcrumbs too', async () => {
  const sections = [
    {
      type: 'page-head',
      title: 'A',
      breadcrumbs: [
        { label: 'Home', to: '/' },
        { label: 'Lamps', to: '/lamps' },
      ],
      currentPage: 'A',
    },
    {
      type: 'text-block',
      text: '<p><a href="/lamps#all">one</a> <a href="/wicks">two</a></p>',
      action: { label: 'Lamps', to: '/lamps?a=1' },
    },
  ];
  const { sections: rendered, trail } = await resolvePage(translated('/hi/lamps', { sections }), context);
  expect(rendered[0]!['breadcrumbs']).toEqual([
    { label: 'Home', to: '/hi' },
    { label: 'Lamps', to: '/hi/lamps' },
  ]);
  expect(trail).toEqual(['/hi/lamps']);
  expect(rendered[1]!['action']).toEqual({ label: 'Lamps', to: '/hi/lamps?a=1' });
  const words = JSON.stringify(rendered[1]!['text']);
  expect(words).toContain('"href":"/hi/lamps#all"');
  expect(words).toContain('"href":"/wicks"');
  const { sections: originals } = await resolvePage(validPage('/lamps', { sections }), context);
  expect(JSON.stringify(originals)).not.toContain('/hi');
});

test('a list of services has each service once: translated if possible, else marked with its language', async () => {
  const sections = [{ type: 'tile-grid', title: 'All', items: { collection: 'services' } }];
  const tilesOn = async (page: (typeof pages)[number]) => {
    const [grid] = (await resolvePage({ ...page, data: { ...page.data, sections } as never }, context))
      .sections;
    return (grid!['items'] as { title: string; to: string; language?: string }[]).map(
      ({ title, to, language }) => [title, to, language],
    );
  };
  expect(await tilesOn(pages[0]!)).toEqual([
    ['Lamps', '/lamps', undefined],
    ['Wicks', '/wicks', undefined],
  ]);
  expect(await tilesOn(pages[1]!)).toEqual([
    ['दीये', '/hi/lamps', undefined],
    ['Wicks', '/wicks', 'en-GB'],
  ]);
});

test('the shared data of pages in a language are translated, and list the untranslated texts', async () => {
  const around = inLanguage(context, 'hi');
  const shared = await resolveSite(around.site, pages, around);
  expect(shared).toMatchObject({
    name: 'दीयों की दुकान',
    tagline: 'Light for the evening',
    language: 'hi',
    home: '/hi',
    original: 'en-GB',
    navigation: [
      { label: 'दीये', to: '/hi/lamps' },
      { label: 'Wicks', to: '/wicks' },
    ],
    footer: [
      {
        title: 'दुकान',
        links: [
          { label: 'दीये', to: '/hi/lamps' },
          { label: 'Wicks', to: '/wicks' },
        ],
      },
    ],
    untranslated: ['Light for the evening', site.description, 'Wicks'],
    // A page does not open a dialog in another language.
    overlays: [],
  });
  const own = await resolveSite(site, pages, context);
  expect(own).toMatchObject({ name: 'The lamp shop', language: 'en-GB', overlays: ['/ask'] });
  for (const key of ['home', 'original', 'untranslated', 'direction']) expect(own).not.toHaveProperty(key);
});

test('a form recognizes a translated service by both of its addresses', async () => {
  const form = { id: 'ask', title: 'Ask', service: 'Service' };
  const forms = new Map([['ask', form]]);
  const sections = [{ type: 'form', title: 'Ask', form: 'ask' }];
  const page = await resolvePage(translated('/hi/lamps', { sections }), { ...context, forms });
  expect(page.sections[0]!['form']).toMatchObject({
    services: { '/hi/lamps': { title: 'दीये' }, '/lamps': { title: 'दीये' }, '/wicks': { title: 'Wicks' } },
  });
});
