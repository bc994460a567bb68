import { describe, expect, test } from 'vitest';
import type { OutlineRow, PlacedDiagnostic } from '../../src/studio/protocol.ts';
import { plainName } from '../../src/studio/plain-name.ts';
import { rowAround } from '../../src/studio/browser/fixes/row-around.ts';
import { SessionQueue } from '../../src/studio/browser/session/session-queue.ts';
import { entryAround } from '../../src/studio/browser/session/entry-around.ts';
import { findText } from '../../src/studio/browser/session/find-text.ts';
import { rowAfter } from '../../src/studio/browser/session/row-after.ts';

const FILE = 'pages-config/a.json';
const SHARED = 'pages-config/_shared/s.json';

function row(id: string, file: string, path: OutlineRow['path'], index?: number): OutlineRow {
  const common = { id, file, path, type: 'Text', heading: '', errors: 0, warnings: 0 };
  return index === undefined ? common : { ...common, index };
}

const outline = [
  row('page', FILE, []),
  row('section-0', FILE, ['sections', 0], 0),
  row('section-1', SHARED, [], 1),
];
const at = (file: string, path: OutlineRow['path'], start = path.slice(0, 2)) => ({ file, path, start });

describe('the selection after an answer', () => {
  test.each([
    ['stays', 'section-0', at(FILE, ['sections', 0]), undefined, false, undefined],
    ['stays in an entry', 'section-0', at(FILE, ['sections', 0, 'items', 1]), undefined, false, undefined],
    ['follows the change', 'section-0', at(FILE, ['sections', 0]), 'section-1', false, 'section-1'],
    ['ignores a row that is gone', 'section-0', at(FILE, ['sections', 0]), 'section-9', false, undefined],
    [
      'goes up from a lost entry',
      'section-0',
      at(FILE, ['sections', 0, 'items', 7]),
      undefined,
      true,
      'section-0',
    ],
    [
      'goes to the first section from a lost row',
      'section-5',
      at(FILE, ['sections', 5]),
      undefined,
      true,
      'section-0',
    ],
    [
      'goes with a row to another file',
      'section-1',
      at(FILE, ['sections', 1]),
      undefined,
      false,
      'section-1',
    ],
  ] as const)('%s', (_, selected, panel, changed, isLost, expected) => {
    const shown = { ...panel, path: [...panel.path], start: [...panel.start] };
    expect(rowAfter({ outline }, changed, { row: selected, panel: shown, isLost })?.id).toBe(expected);
  });
});

test.each([
  [FILE, ['title'], 'page'],
  [FILE, ['sections', 0, 'items', 2, 'title'], 'section-0'],
  [SHARED, ['title'], 'section-1'],
  ['pages-config/other.json', ['title'], undefined],
] as [string, PlacedDiagnostic['path'], string | undefined][])(
  'a diagnostic in %s at %j belongs to the row %s',
  (file, path, expected) => {
    expect(rowAround({ outline }, { file, path })?.id).toBe(expected);
  },
);

test('waiting key presses in one text are one request, and other requests stay in their order', async () => {
  const sent: string[] = [];
  const behind: boolean[] = [];
  const waiting: boolean[] = [];
  const queue: SessionQueue<string> = new SessionQueue(
    async (take) => {
      sent.push(take());
      await Promise.resolve();
      behind.push(queue.isBehind);
    },
    () => waiting.push(queue.isWaiting),
  );
  queue.add('select');
  // The server works while the browser renders.
  expect(sent).toEqual(['select']);
  queue.add('W', 'title');
  queue.add('We', 'title');
  queue.add('x', 'text');
  queue.add('undo');
  queue.add('Wer', 'title');
  await expect.poll(() => waiting.at(-1)).toBe(false);
  expect(sent).toEqual(['select', 'We', 'x', 'undo', 'Wer']);
  // Only the last answer is as new as the display.
  expect(behind).toEqual([true, true, true, true, false]);
});

const section = {
  type: 'cards',
  title: 'Bread and more bread',
  intro: '<p>It takes <strong>a night</strong>.</p>',
  items: [{ title: 'Bread' }, { title: 'Rolls', text: 'soft\u00adbread' }],
  tags: ['one', 'two'],
};

test.each([
  ['bread', ['items', 0, 'title']],
  ['Bread and  more\nbread', ['title']],
  ['It takes a night.', ['intro']],
  ['a night', ['intro']],
  ['softbread', ['items', 1, 'text']],
  ['two', ['tags', 1]],
  ['cake', undefined],
  ['  ', undefined],
])('the text “%s” in a page is the value at %j', (text, path) => {
  expect(findText(section, text)).toEqual(path);
});

test.each([
  [['sections', 2, 'title'], 2, ['sections', 2]],
  [['sections', 2, 'items', 1, 'title'], 2, ['sections', 2, 'items', 1]],
  [['sections', 2, 'items', 1, 'links', 0, 'to'], 2, ['sections', 2, 'items', 1, 'links', 0]],
  [['sections', 2, 'tags', 1], 2, ['sections', 2]],
  [['title'], 0, []],
])('the field of %j is in the form below %j keys at %j', (path, start, expected) => {
  expect(entryAround(path, start)).toEqual(expected);
});

test.each([
  ['Thesis help', 'thesis-help'],
  ['Straße & Café №5', 'strasse-cafe-no5'],
  ['  -- ', ''],
  ['हिन्दी', ''],
])('the name “%s” is %s in an address', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});
