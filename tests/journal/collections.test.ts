import { expect, test } from 'vitest';
import { resolveCollections } from '../../src/build/resolve/resolve-collections.ts';
import { fakeMedia, validPage } from '../helpers/resolve-context.ts';
import { home } from './home.ts';

const image = { src: 'drawings/hero.svg', alt: '' };
const paper = (name: string, data: object) =>
  validPage(`${home}/v1/i1/${name}`, {
    template: {
      type: 'paper',
      title: name,
      authors: [],
      volume: 1,
      issue: 1,
      published: '2025-07',
      file: `${name}.pdf`,
      ...data,
    },
  });

test('an author is named as the paper says: in two parts, or in one', async () => {
  const authors = [
    {
      given: 'Asha',
      family: 'Verma',
      position: 'Lecturer',
      affiliation: 'Northvale University',
      email: 'a@example.org',
    },
    { name: 'The Lantern Group', position: 'Collective', affiliation: 'independent' },
  ];
  const { papers } = await resolveCollections([paper('lantern', { authors })], fakeMedia());
  expect(papers[0]?.authors).toEqual([
    { name: 'Asha Verma', position: 'Lecturer, Northvale University', email: 'a@example.org' },
    { name: 'The Lantern Group', position: 'Collective, independent' },
  ]);
  expect(papers[0]).toMatchObject({ published: 'July 2025', to: `${home}/v1/i1/lantern` });
});

test('an issue holds its papers alone; issues come oldest first, papers newest first', async () => {
  const issue = (number: number) =>
    validPage(`${home}/v1/i${number}`, {
      template: { type: 'issue', volume: 1, issue: number, published: `2025-0${number}`, cover: image },
    });
  const pages = [issue(2), issue(1), paper('b', {}), paper('c', { issue: 2 }), paper('a', {})];
  const { issues, papers } = await resolveCollections(pages, fakeMedia());
  expect(issues.map((each) => [each.issue, each.papers.map(({ title }) => title)])).toEqual([
    [1, ['a', 'b']],
    [2, ['c']],
  ]);
  expect(papers.map(({ title }) => title)).toEqual(['c', 'a', 'b']);
});

test('an issue without a cover of its own gets the one that is drawn from its numbers', async () => {
  const issue = (number: number, more: object = {}) =>
    validPage(`${home}/v2/i${number}`, {
      template: { type: 'issue', volume: 2, issue: number, published: '2026-07', ...more },
    });
  const { issues } = await resolveCollections([issue(1), issue(2), issue(3, { cover: image })], fakeMedia());
  const [first, second, third] = [1, 2, 3].map((n) => issues.find((one) => one.issue === n)?.cover);
  expect(first).toMatchObject({ kind: 'drawing', alt: '' });
  expect(second).not.toEqual(first);
  expect(third).toMatchObject({ kind: 'file', src: '/media/drawings/hero.svg' });
});
