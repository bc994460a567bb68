import { describe, expect, it } from 'vitest';
import { swiped, turnTo } from './turn.ts';

describe('turned', () => {
  it('goes to the neighbour, and wraps around at the ends', () => {
    expect(turnTo('ArrowRight', 0, 7)).toBe(1);
    expect(turnTo('ArrowRight', 6, 7)).toBe(0);
    expect(turnTo('ArrowLeft', 0, 7)).toBe(6);
    expect(turnTo('ArrowRight', 0, 1)).toBe(0);
  });

  it('goes to the ends with Home and End, and ignores other keys', () => {
    expect(turnTo('Home', 3, 7)).toBe(0);
    expect(turnTo('End', 3, 7)).toBe(6);
    expect(turnTo('Tab', 3, 7)).toBeUndefined();
  });
});

describe('swiped', () => {
  it('shows the next picture if a finger moves left', () => {
    expect(swiped(200, 100)).toBe('ArrowRight');
    expect(swiped(100, 200)).toBe('ArrowLeft');
  });

  it('ignores a tap, and two fingers', () => {
    expect(swiped(100, 110)).toBeUndefined();
    expect(swiped(undefined, 300)).toBeUndefined();
  });
});
