import { describe, expect, test } from 'vitest';
import { tabForKey } from './tab-for-key.ts';
import { panelHolding } from './panel-holding.ts';

const panels = [
  { id: 'home', sections: [{ type: 'text-block', id: 'welcome', text: [['h3', { id: 'aims' }, ['Aims']]] }] },
  {
    id: 'board',
    sections: [
      {
        type: 'tabs',
        panels: [
          { id: 'chief', sections: [] },
          { id: 'associates', sections: [] },
        ],
      },
    ],
  },
];

describe('panelHolding', () => {
  test('finds a panel by its own name', () => expect(panelHolding(panels, 'board')).toBe(1));
  test('finds the panel around a section', () => expect(panelHolding(panels, 'welcome')).toBe(0));
  test('finds the panel around a heading in rich text', () => expect(panelHolding(panels, 'aims')).toBe(0));
  test('finds the panel around the panel of inner tabs', () =>
    expect(panelHolding(panels, 'associates')).toBe(1));
  test('detects an anchor outside the panel', () => expect(panelHolding(panels, 'footer')).toBe(-1));
  test('does not take a word in the content for an anchor', () =>
    expect(panelHolding(panels, 'Aims')).toBe(-1));
});

describe('tabForKey', () => {
  test('arrows wrap around at both ends', () => {
    expect(tabForKey('ArrowRight', 5, 6)).toBe(0);
    expect(tabForKey('ArrowLeft', 0, 6)).toBe(5);
  });
  test('Home and End go to the ends', () => {
    expect(tabForKey('Home', 3, 6)).toBe(0);
    expect(tabForKey('End', 3, 6)).toBe(5);
  });
  test('other keys are left to the browser', () => expect(tabForKey('Tab', 3, 6)).toBeUndefined());
});
