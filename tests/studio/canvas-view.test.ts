import { expect, test } from 'vitest';
import { shownMedia } from '../../src/studio/browser/canvas/canvas-view.ts';

test.each([
  ['screen', 'print', 'print'],
  ['print', 'print', 'all'],
  ['print', 'screen and (min-width: 40rem)', 'not all and (min-width: 40rem)'],
  ['print', '(max-width: 40rem)', '(max-width: 40rem)'],
  ['plain', '(scripting: none), print', '(min-width: 0px), print'],
  ['plain', 'screen and (scripting: enabled)', 'screen and (max-width: 0px)'],
  ['screen', '(scripting: none)', '(scripting: none)'],
] as const)('in the look %s the query “%s” is “%s”', (look, query, shown) => {
  expect(shownMedia(query, look)).toBe(shown);
});
