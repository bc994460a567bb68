import { describe, expect, test } from 'vitest';
import type { WrittenService } from '../../src/core/content/service.gen.ts';
import { getCodeName } from '../../src/core/content/section-code.ts';
import { expand } from '../../src/templates/service.ts';

const item = { title: 'Title', text: 'Text.' };
const data = {
  type: 'service' as const,
  title: 'Content writing',
  intro: 'Good copy answers the question.',
  image: { src: 'drawings/content.svg', alt: '' },
  help: [item, { ...item, title: 'Other' }],
  reasons: [item],
  range: ['Articles'],
  closing: { title: 'Send us a page', text: 'Any page.' },
};

const site = {
  services: {
    breadcrumbs: [{ label: 'Home', to: '/' }],
    action: { label: 'Begin', to: '/begin' },
    headings: { help: 'How we help', reasons: 'What is special', range: 'All that we do' },
  },
};

test('the five sections of every service page are in the same order under the same headings', () => {
  const sections = expand(data, {}, site);
  expect(sections.map((section) => [getCodeName(section), section['title']])).toEqual([
    ['page-head/offer', 'Content writing'],
    ['card-grid/columns', 'How we help'],
    ['card-grid/plates', 'What is special'],
    ['marquee', 'All that we do'],
    ['call-to-action', 'Send us a page'],
  ]);
});

test('the site’s action is at the top and at the end of the page', () => {
  const actions = expand(data, {}, site).flatMap(({ action }) => (action ? [action] : []));
  expect(actions).toEqual(Array(2).fill(site.services.action));
});

test('the breadcrumbs end with the short name from the tile if there is one', () => {
  expect(expand(data, {}, site)[0]).toMatchObject({ currentPage: 'Content writing' });
  expect(expand(data, { tile: { title: 'Writing' } }, site)[0]).toMatchObject({ currentPage: 'Writing' });
});

describe('optional sections of a service page', () => {
  const full = {
    ...data,
    process: { title: 'From a page to a reader', image: data.image, steps: [item] },
    beforeAfter: {
      title: 'A page',
      before: 'Long.',
      after: 'Short.',
      notes: [{ words: 'Long', text: 'Cut.' }],
    },
    sampleQuote: {
      title: 'Five pages',
      brief: 'A maker of pans.',
      tasks: [{ task: 'Writing', hours: 3 }],
      rework: 'Once',
      date: 'On day nine',
    },
  };
  const shared = {
    services: {
      ...site.services,
      beforeAfter: {
        sampleNotice: 'A sample',
        labels: { before: 'Old', after: 'New', notes: 'Notes', control: 'Compare' },
      },
      sampleQuote: {
        sampleNotice: 'Invented',
        labels: {
          brief: 'Brief',
          task: 'Task',
          hours: 'Hours',
          sum: 'Sum',
          rework: 'Rework',
          date: 'Date',
          total: 'Total',
          agreed: 'Agreed',
        },
      },
    },
  };
  const names = ['process-early', 'before-after-first', 'process-first', 'sample-quote-early'] as const;
  const own = ['card-grid/process', 'before-after', 'sample-quote'];
  const withLayout = (layout?: WrittenService['layout']) =>
    expand({ ...full, ...(layout && { layout }) }, {}, shared);

  test.each(names)('the layout %s has all of them, and the five in the same order', (layout) => {
    const types = withLayout(layout).map(getCodeName);
    expect(types.filter((type) => own.includes(type)).sort()).toEqual([...own].sort());
    expect(types.filter((type) => !own.includes(type))).toEqual(expand(data, {}, site).map(getCodeName));
  });

  test('no two layouts have the same order', () => {
    const orders = names.map((layout) => withLayout(layout).map(getCodeName).join());
    expect(new Set(orders).size).toBe(orders.length);
    expect(withLayout()).toEqual(withLayout('process-early'));
  });

  test('the page’s own texts and the shared ones are combined', () => {
    expect(withLayout('before-after-first')[1]).toEqual({
      type: 'before-after',
      background: 'dark',
      ...shared.services.beforeAfter,
      ...full.beforeAfter,
    });
    expect(withLayout().find(({ type }) => type === 'sample-quote')).toEqual({
      type: 'sample-quote',
      id: 'sample-quote',
      ...shared.services.sampleQuote,
      ...full.sampleQuote,
    });
  });
});

test('the site’s actions pass the current service to a page of this site', () => {
  const page = { route: '/fern-care' };
  const expanded = expand(data, page, site);
  expect(expanded.flatMap(({ action }) => (action ? [(action as { to: string }).to] : []))).toEqual(
    Array(2).fill('/begin?service=fern-care'),
  );
});

test('on phones a bar has the site’s primary action, if there is one', () => {
  const action = (variant: 'primary' | 'quiet') => ({ label: 'Ask', to: '/begin', variant });
  const barAction = (...actions: ReturnType<typeof action>[]) =>
    expand(data, { route: '/fern-care' }, { ...site, header: { actions } })[0]?.['barAction'];
  expect(barAction(action('quiet'), action('primary'))).toEqual({
    label: 'Ask',
    to: '/begin?service=fern-care',
  });
  expect(barAction(action('quiet'))).toBeUndefined();
  expect(expand(data, {}, site)[0]?.['barAction']).toBeUndefined();
});
