import { beforeAll, describe, expect, test } from 'vitest';
import type { ResolveContext } from '../../../src/site-build/resolve/context.ts';
import { resolvePage } from '../../../src/site-build/resolve/resolve-page.ts';
import { fakeMedia, resolveContext, validPage } from '../../helpers/resolve-context.ts';

const head = {
  type: 'page-head',
  title: 'About us',
  breadcrumbs: [{ label: 'Home', to: '/' }],
  currentPage: 'About',
};
const form = { id: 'quote', title: 'A quote', mailto: 'mailto:a@example.org', questions: [] };
let context: ResolveContext;

beforeAll(async () => {
  context = await resolveContext({ forms: new Map([['quote', form]]) });
});

test('a page has its texts, its route and the types of its sections, sorted, each once', async () => {
  const text = { type: 'text-block', text: '<p>A</p>' };
  const page = await resolvePage(validPage('/about', { sections: [text, head, text] }), context);
  expect(page).toMatchObject({
    route: '/about',
    title: 'The page at /about',
    description: 'What it is about.',
    canonical: '/about',
    noindex: false,
    types: ['page-head', 'text-block'],
  });
  expect(page).not.toHaveProperty('dialog');
});

test('a title begins with the prefix of an extension', async () => {
  const warned = { ...context, titlePrefixes: new Map([['/about', 'OLD: ']]) };
  expect((await resolvePage(validPage('/about', {}), warned)).title).toBe('OLD: The page at /about');
  expect((await resolvePage(validPage('/other', {}), warned)).title).toBe('The page at /other');
});

test('the code of nested sections counts, at any depth, and that of variants', async () => {
  const inner = {
    type: 'tabs',
    label: 'Inner',
    panels: [{ id: 'c', label: 'C', sections: [{ type: 'faq', items: [] }] }],
  };
  const look = { type: 'faq', variant: 'wide', items: [] };
  const outer = { type: 'tabs', label: 'Outer', panels: [{ id: 'a', label: 'A', sections: [inner, head] }] };
  const { types } = await resolvePage(validPage('/panels', { sections: [outer, look] }), context);
  expect(types).toEqual(['faq', 'faq/wide', 'page-head', 'tabs']);
});

test('rich text becomes a sanitised tree', async () => {
  const text = '<p>Good<script>alert(1)</script> <a href="javascript:alert(1)" onclick="x">bad</a></p>';
  const page = await resolvePage(validPage('/a', { sections: [{ type: 'text-block', text }] }), context);
  const tree = JSON.stringify(page.sections[0]?.['text']);
  expect(tree).toContain('["p",{},["Good');
  expect(tree).not.toMatch(/script|onclick|alert/);
});

test('a picture is resolved in place, and read once for several uses', async () => {
  const media = fakeMedia();
  const image = { src: 'drawings/hero.svg', alt: 'A desk' };
  const sections = [
    { ...head, image },
    { ...head, image },
  ];
  const page = await resolvePage(validPage('/a', { sections }), { ...context, media });
  expect(page.sections[1]?.['image']).toMatchObject({ src: '/media/drawings/hero.svg', alt: 'A desk' });
  expect(new Set(media.asked)).toEqual(new Set(['drawings/hero.svg']));
});

test('a missing file is an error of the page', async () => {
  const image = async () => Promise.reject(new Error('drawings/none.svg is not there'));
  const broken = { ...context, media: { ...fakeMedia(), image } };
  const sections = [{ ...head, image: { src: 'drawings/none.svg', alt: '' } }];
  await expect(resolvePage(validPage('/a', { sections }), broken)).rejects.toThrow('not there');
});

describe('collections', () => {
  const tiles = (asked: object) => ({ type: 'tile-grid', items: { collection: 'services', ...asked } });

  test('are filled in by their source, with their query', async () => {
    const collections = new Map([['services', (asked: object) => [asked]]]);
    const page = validPage('/a', { sections: [tiles({}), tiles({ of: 'b' })] });
    const { sections } = await resolvePage(page, { ...context, collections });
    expect(sections.map(({ items }) => items)).toEqual([
      [{ collection: 'services' }],
      [{ collection: 'services', of: 'b' }],
    ]);
  });

  test('without a source are reported by name', async () => {
    const page = validPage('/a', { sections: [tiles({})] });
    const work = resolvePage(page, { ...context, collections: new Map() });
    await expect(work).rejects.toThrow('no collection "services"');
  });
});

test('the breadcrumbs are the pages above this one, without the home page', async () => {
  const breadcrumbs = [
    { label: 'Home', to: '/' },
    { label: 'Services', to: '/services' },
  ];
  const { trail } = await resolvePage(validPage('/bread', { sections: [{ ...head, breadcrumbs }] }), context);
  expect(trail).toEqual(['/services']);
});

test('the page has its values for search engines', async () => {
  const seo = { noindex: true, canonical: '/ferns' };
  const page = await resolvePage(validPage('/about-ferns', { seo, sections: [head] }), context);
  expect(page).toMatchObject({ noindex: true, canonical: '/ferns' });
});

test('a dialog includes its form, without data that only the site needs', async () => {
  const dialog = { title: 'Tell us', form: 'quote', overlay: true };
  const page = await resolvePage(validPage('/ask', { dialog, sections: [head] }), context);
  expect(page.dialog).toEqual({ title: 'Tell us', form });
});

describe('a template', () => {
  test('is expanded with the page’s route, then resolved like written sections', async () => {
    const seen: unknown[] = [];
    const expandTemplate: ResolveContext['expandTemplate'] = (data, page) => {
      seen.push(page['route']);
      return [{ ...head, title: data['title'], image: { src: 'drawings/hero.svg', alt: '' } }];
    };
    const page = await resolvePage(validPage('/bread', { template: { type: 'service', title: 'Help' } }), {
      ...context,
      expandTemplate,
    });
    expect(seen).toEqual(['/bread']);
    expect(page.sections[0]).toMatchObject({ title: 'Help', image: { src: '/media/drawings/hero.svg' } });
  });

  test('that does not exist fails with its name and the file', async () => {
    const page = validPage('/bread', { template: { type: 'unheard-of' } });
    await expect(resolvePage(page, context)).rejects.toThrow(/pages-config\/bread\.json.*"unheard-of"/);
  });
});
