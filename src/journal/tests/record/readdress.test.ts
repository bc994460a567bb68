import { expect, test } from 'vitest';
import { readdress } from '../../core/record/addresses/readdress.ts';
import { pageAt } from '../support/page-at.ts';
import { home } from '../support/home.ts';

const around = {
  site: { journal: { route: home } },
  pages: [
    pageAt(`${home}/v1/i3`, { template: { type: 'issue', volume: 1, issue: 3, published: '2025-09' } }),
  ],
};
const paper = {
  type: 'paper',
  volume: 1,
  issue: 2,
  published: '2025-08',
  pages: { first: 1, last: 4 },
};
const readdressChanges = (template: object, to: string) =>
  Object.fromEntries(
    readdress({ data: { template }, to: home + to }, around).map(({ path, value }) => [
      path.join('.'),
      value,
    ]),
  );

test('a paper gets the numbers and the month of its new issue, and loses its old page numbers', () => {
  expect(readdressChanges(paper, '/v1/i3/wind')).toEqual({
    'template.volume': 1,
    'template.issue': 3,
    'template.published': '2025-09',
    'template.pages': undefined,
  });
});

test('a paper with versions before its new issue keeps the day of the first one', () => {
  const versions = [{ date: '2025-08-02' }, { date: '2025-08-20' }];
  const moved = { 'template.onlineFirst': '2025-08-02', 'template.published': '2025-09' };
  expect(readdressChanges({ ...paper, versions }, '/v1/i3/wind')).toMatchObject(moved);
  const early = { ...paper, versions, onlineFirst: '2025-08-01' };
  expect(readdressChanges(early, '/v1/i3/wind')).not.toHaveProperty(['template.onlineFirst']);
});

test.each([
  ['a day in the month of the new issue', { ...paper, published: '2025-09-14', pages: undefined }],
  ['a notice, which has its own date', { ...paper, type: 'notice', pages: undefined }],
])('%s stays unchanged', (_name, template) => {
  expect(readdressChanges(template, '/v1/i3/wind')).toEqual({ 'template.volume': 1, 'template.issue': 3 });
});

test.each([
  ['another name in the same issue', paper, '/v1/i2/gale'],
  ['an address that is in no issue', paper, '/gale'],
  ['a paper that is in no issue', { type: 'paper', published: '2025-08' }, '/v1/i3/wind'],
  ['another kind of page', { type: 'issue', volume: 1, issue: 2, published: '2025-08' }, '/v1/i3/wind'],
])('%s changes nothing', (_name, template, to) => {
  expect(readdressChanges(template, to)).toEqual({});
});

test('an issue without a page has no month', () => {
  expect(readdressChanges({ ...paper, pages: undefined }, '/v2/i1/wind')).toEqual({
    'template.volume': 2,
    'template.issue': 1,
  });
  expect(readdress({ data: { template: null }, to: `${home}/v1/i3/x` }, around)).toEqual([]);
});
