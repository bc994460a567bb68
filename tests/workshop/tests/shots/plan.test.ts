import { expect, test } from 'vitest';
import { pictureName, plan } from '../../shots/plan.ts';
import type { State } from '../../shots/state.ts';

const routes = ['/', '/notes', '/notes/first'];
const states: State[] = [{ name: 'menu', routes: ['/'], widths: [360] }];
const all = { routes: [], widths: [], themes: [], states: [] };

test('every page has pictures in its plain state, and in each of its states', () => {
  const jobs = plan(routes, states, all);
  expect(jobs.map(({ route, state }) => `${route} ${state.name}`)).toEqual([
    '/ rest',
    '/notes rest',
    '/notes/first rest',
    '/ menu',
  ]);
  expect(jobs[0]).toMatchObject({ widths: [360, 768, 1440], themes: ['light', 'dark'] });
  expect(jobs[3]).toMatchObject({ widths: [360] });
});

test('filters select pages, states, widths and themes', () => {
  expect(plan(routes, states, { ...all, routes: ['/notes*'] })).toHaveLength(2);
  expect(plan(routes, states, { ...all, states: ['menu'] })).toHaveLength(1);
  expect(plan(routes, states, { ...all, widths: [768], themes: ['dark'] })).toEqual(
    routes.map((route) => expect.objectContaining({ route, widths: [768], themes: ['dark'] })),
  );
  expect(() => plan(routes, states, { ...all, widths: [99] })).toThrow(/No page matches/);
});

test('a state that no page of the site has is left out', () => {
  expect(plan(['/'], [{ name: 'menu', routes: [] }], all)).toHaveLength(1);
});

test('pictures are named after their content', () => {
  expect(pictureName('/', 'rest', 360, 'light')).toBe('home--rest--360-light');
  expect(pictureName('/notes/v1/i1', 'menu', 768, 'dark')).toBe('notes_v1_i1--menu--768-dark');
});
