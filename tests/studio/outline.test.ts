import { describe, expect, test } from 'vitest';
import type { OutlineRow } from '../../src/studio/protocol.ts';
import { selectedSections, extendSelection } from '../../src/studio/browser/outline/selected-rows.ts';
import { placeTogether } from '../../src/studio/browser/outline/place-together.ts';
import { treeCommand } from '../../src/studio/browser/outline/tree-command.ts';

function row(id: string, index?: number, heading = ''): OutlineRow {
  const common = { id, file: '', path: [], type: 'Text', heading, errors: 0, warnings: 0 };
  return index === undefined ? common : { ...common, index };
}

const rows = [
  row('page'),
  row('section-0', 0, 'Bread'),
  row('section-1', 1, 'Rolls'),
  row('section-2', 2, 'Buns'),
];

test('sections are moved together to each place, and all others stay in their order', () => {
  const list = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (let mask = 1; mask < 1 << list.length; mask++) {
    const indexes = [...list.keys()].filter((index) => mask & (1 << index));
    for (let to = 0; to <= list.length - indexes.length; to++) {
      const moved = [...list];
      for (const move of placeTogether(indexes, to)) moved.splice(move.to, 0, ...moved.splice(move.from, 1));
      const chosen = indexes.map((index) => list[index]!);
      const others = list.filter((each) => !chosen.includes(each));
      expect(moved).toEqual(others.toSpliced(to, 0, ...chosen));
    }
  }
});

describe('the selection', () => {
  test.each([
    ['one alone', ['section-0', 'section-1'], 'section-0', 2, 'only', ['section-1']],
    ['a range down', ['section-0'], 'section-0', 3, 'range', ['section-0', 'section-1', 'section-2']],
    ['a range up', ['section-2'], 'section-2', 2, 'range', ['section-1', 'section-2']],
    ['a range from the page', ['page'], 'page', 1, 'range', ['section-0']],
    ['one more', ['section-0'], 'section-0', 3, 'toggle', ['section-0', 'section-2']],
    ['one less', ['section-0', 'section-2'], 'section-0', 3, 'toggle', ['section-0']],
    ['never none', ['section-2'], 'section-2', 3, 'toggle', ['section-2']],
    ['no page beside sections', ['page'], 'page', 1, 'toggle', ['section-0']],
    ['the page alone', ['section-0'], 'section-0', 0, 'toggle', ['page']],
  ] as const)('%s', (_, chosen, current, target, mode, expected) => {
    expect(extendSelection(rows, chosen, current, rows[target]!, mode)).toEqual(expected);
  });

  test('is in the order of the page, without removed rows', () => {
    const chosen = ['section-2', 'section-0', 'section-9', 'page'];
    expect(selectedSections(rows, chosen).map(({ index }) => index)).toEqual([0, 2]);
  });
});

describe('a key in the outline', () => {
  const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  test.each([
    ['ArrowDown', {}, 1, { kind: 'only', row: rows[2] }],
    ['ArrowDown', { shiftKey: true }, 1, { kind: 'range', row: rows[2] }],
    ['ArrowUp', { ctrlKey: true }, 1, { kind: 'walk', row: rows[0] }],
    ['ArrowDown', { altKey: true }, 1, { kind: 'move', by: 1 }],
    ['ArrowLeft', {}, 2, { kind: 'only', row: rows[0] }],
    ['ArrowRight', {}, 0, { kind: 'only', row: rows[1] }],
    ['End', {}, 0, { kind: 'only', row: rows[3] }],
    [' ', { ctrlKey: true }, 1, { kind: 'toggle', row: rows[1] }],
    ['a', { metaKey: true }, 1, { kind: 'all' }],
    ['b', {}, 1, { kind: 'only', row: rows[3] }],
    ['b', {}, 3, { kind: 'only', row: rows[1] }],
    ['Delete', {}, 1, { kind: 'delete' }],
    ['Enter', {}, 1, { kind: 'open' }],
    ['Tab', {}, 1, undefined],
    ['z', { ctrlKey: true }, 1, undefined],
  ] as const)('%s with %j at %i', (key, held, index, expected) => {
    expect(treeCommand({ ...none, ...held, key }, rows, index)).toEqual(expected);
  });
});
