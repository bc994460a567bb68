import { describe, expect, it } from 'vitest';
import { keyOfSwipe, indexAfterKey } from './turn.ts';

describe('turned', () => {
  it('goes to the neighbour, and wraps around at the ends', () => {
    expect(indexAfterKey('ArrowRight', 0, 7)).toBe(1);
    expect(indexAfterKey('ArrowRight', 6, 7)).toBe(0);
    expect(indexAfterKey('ArrowLeft', 0, 7)).toBe(6);
    expect(indexAfterKey('ArrowRight', 0, 1)).toBe(0);
  });

  it('goes to the ends with Home and End, and ignores other keys', () => {
    expect(indexAfterKey('Home', 3, 7)).toBe(0);
    expect(indexAfterKey('End', 3, 7)).toBe(6);
    expect(indexAfterKey('Tab', 3, 7)).toBeUndefined();
  });
});

describe('swiped', () => {
  it('shows the next picture if a finger moves left', () => {
    expect(keyOfSwipe(200, 100)).toBe('ArrowRight');
    expect(keyOfSwipe(100, 200)).toBe('ArrowLeft');
  });

  it('ignores a tap, and two fingers', () => {
    expect(keyOfSwipe(100, 110)).toBeUndefined();
    expect(keyOfSwipe(undefined, 300)).toBeUndefined();
  });
});
