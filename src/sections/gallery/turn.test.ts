import { describe, expect, it } from 'vitest';
import { swiped, turnTo } from './turn.ts';

describe('turned', () => {
  it('goes to the neighbour, round the ends', () => {
    expect(turnTo('ArrowRight', 0, 7)).toBe(1);
    expect(turnTo('ArrowRight', 6, 7)).toBe(0);
    expect(turnTo('ArrowLeft', 0, 7)).toBe(6);
    expect(turnTo('ArrowRight', 0, 1)).toBe(0);
  });

  it('knows the ends and leaves other keys alone', () => {
    expect(turnTo('Home', 3, 7)).toBe(0);
    expect(turnTo('End', 3, 7)).toBe(6);
    expect(turnTo('Tab', 3, 7)).toBeUndefined();
  });
});

describe('swiped', () => {
  it('takes a finger that goes left for the next picture', () => {
    expect(swiped(200, 100)).toBe('ArrowRight');
    expect(swiped(100, 200)).toBe('ArrowLeft');
  });

  it('takes a tap, and two fingers, for nothing', () => {
    expect(swiped(100, 110)).toBeUndefined();
    expect(swiped(undefined, 300)).toBeUndefined();
  });
});
