import { expect, test } from 'vitest';
import type { TreeNode } from 'pagewright/content';
import { withMargins } from './margins.ts';

const cite = (number: number): TreeNode => ['a', { href: `#ref-${number}`, role: 'doc-biblioref' }, ['here']];
const note: TreeNode = ['a', { href: '#note-1', role: 'doc-noteref' }, ['1']];
const part = (...paragraphs: TreeNode[][]): TreeNode => [
  'section',
  {},
  paragraphs.map((inside): TreeNode => ['p', {}, inside]),
];

function renderMargins(...body: TreeNode[]): string[][] {
  const text = {
    body,
    contents: [],
    cited: [],
    notes: [{ id: 'note-1', marks: [], body: [['p', {}, ['On ', ['em', {}, ['hinges']], '.']] as TreeNode] }],
  };
  const references = [{ text: 'Rao (2020). Lamps.' }, { text: 'Sen (2021). Wicks.' }];
  const rendered = withMargins({ type: 'paper-text', language: 'en', text, references }, 'margin');
  const found: string[][] = [];
  const walk = (node: TreeNode): void => {
    if (typeof node === 'string') return;
    const [tag, { className }, children] = node;
    if (tag === 'div' && className === 'margin')
      found.push(children.map((line) => String((line as [string, object, string[]])[2])));
    else children.forEach(walk);
  };
  rendered.forEach(walk);
  return found;
}

test('a work and a footnote are next to the paragraph that cites them', () => {
  expect(renderMargins(part(['Before ', cite(2), ', ', note, '.'], ['Nothing.']))).toEqual([
    ['2. Sen (2021). Wicks.', '1 On hinges.'],
  ]);
});

test('a repeated citation is there once in each part', () => {
  expect(renderMargins(part([cite(1), cite(1)], [cite(1)]), part([cite(1)]))).toEqual([
    ['1. Rao (2020). Lamps.'],
    ['1. Rao (2020). Lamps.'],
  ]);
});

test('links to figures and to other pages have no margin note', () => {
  expect(
    renderMargins(
      part([
        ['a', { href: '#figure-1' }, ['Figure 1']],
        ['a', { href: '/about' }, ['us']],
      ]),
    ),
  ).toEqual([]);
});
