import { expect, test } from 'vitest';
import { expand } from '../../src/templates/service.ts';

const item = { title: 'Title', text: 'Text.' };
const data = {
  type: 'service' as const,
  title: 'Content writing',
  intro: 'Good copy answers the question.',
  image: { src: 'drawings/content.svg', alt: '' },
  assist: [item, { ...item, title: 'Other' }],
  apart: [item],
  range: ['Articles'],
  start: { title: 'Send us a page', text: 'Any page.' },
};

const site = {
  services: {
    crumbs: [{ label: 'Home', to: '/' }],
    action: { label: 'Begin', to: '/begin' },
    headings: { assist: 'How we help', apart: 'What is special', range: 'All that we do' },
  },
};

test('a service page has the same five sections with the same headings everywhere', () => {
  const sections = expand(data, {}, site);
  expect(sections.map(({ type, title }) => [type, title])).toEqual([
    ['service-head', 'Content writing'],
    ['help-list', 'How we help'],
    ['feature-cards', 'What is special'],
    ['marquee', 'All that we do'],
    ['call-to-action', 'Send us a page'],
  ]);
});

test('the site’s action stands at the top and at the end of the page', () => {
  const actions = expand(data, {}, site).flatMap(({ action }) => (action ? [action] : []));
  expect(actions).toEqual(Array(2).fill(site.services.action));
});

test('the way back ends in the short name from the tile where there is one', () => {
  expect(expand(data, {}, site)[0]).toMatchObject({ here: 'Content writing' });
  expect(expand(data, { tile: { title: 'Writing' } }, site)[0]).toMatchObject({ here: 'Writing' });
});

test('the course of the work, where a service has one, follows the part that its file names', () => {
  const course = { title: 'From a page to a reader', image: data.image, steps: [item] };
  const typesWith = (after?: 'assist' | 'apart') =>
    expand({ ...data, course: { ...course, ...(after && { after }) } }, {}, site).map(({ type }) => type);
  expect(typesWith()).toEqual(typesWith('assist'));
  expect(typesWith('assist').slice(1, 4)).toEqual(['help-list', 'course', 'feature-cards']);
  expect(typesWith('apart').slice(1, 5)).toEqual(['help-list', 'feature-cards', 'course', 'marquee']);
});

test('the site’s actions tell a page of this site which service was read', () => {
  const page = { route: '/content' };
  const expanded = expand(data, page, site);
  expect(expanded.flatMap(({ action }) => (action ? [(action as { to: string }).to] : []))).toEqual(
    Array(2).fill('/begin?service=content'),
  );
});

test('on phones a bar holds the site’s primary action, where it has one', () => {
  const action = (variant: 'primary' | 'quiet') => ({ label: 'Ask', to: '/begin', variant });
  const barOf = (...actions: ReturnType<typeof action>[]) =>
    expand(data, { route: '/content' }, { ...site, header: { actions } })[0]?.['ask'];
  expect(barOf(action('quiet'), action('primary'))).toEqual({ label: 'Ask', to: '/begin?service=content' });
  expect(barOf(action('quiet'))).toBeUndefined();
  expect(expand(data, {}, site)[0]?.['ask']).toBeUndefined();
});
