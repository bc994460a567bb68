import { describe, expect, test } from 'vitest';
import { nearestFocus } from '../../src/studio/browser/media/area/focus-point.ts';
import { HANDLES, moveCrop, setCropSide, WHOLE } from '../../src/studio/browser/media/area/move-crop.ts';
import { readShape, visiblePart } from '../../src/studio/browser/media/area/visible-part.ts';
import { pictureArea, withoutArea } from '../../src/studio/server/panel/picture-area.ts';
import { seeded } from '../workshop/fuzz/random.ts';

const crop = { left: 20, top: 30, width: 40, height: 50 };

describe('a crop', () => {
  test.each([
    ['nw', { left: 25, top: 28, width: 35, height: 52 }],
    ['n', { left: 20, top: 28, width: 40, height: 52 }],
    ['ne', { left: 20, top: 28, width: 45, height: 52 }],
    ['e', { left: 20, top: 30, width: 45, height: 50 }],
    ['se', { left: 20, top: 30, width: 45, height: 48 }],
    ['s', { left: 20, top: 30, width: 40, height: 48 }],
    ['sw', { left: 25, top: 30, width: 35, height: 48 }],
    ['w', { left: 25, top: 30, width: 35, height: 50 }],
    [undefined, { left: 25, top: 28, width: 40, height: 50 }],
  ] as const)('the handle %s moves its sides alone', (handle, moved) => {
    expect(moveCrop(crop, handle, 5, -2)).toEqual(moved);
  });

  test('is inside its picture, with whole numbers, whatever moves it', () => {
    const random = seeded(7);
    let now = WHOLE;
    for (let count = 0; count < 5000; count++) {
      const handle = [...HANDLES, undefined][random.below(HANDLES.length + 1)];
      now = moveCrop(now, handle, random.below(300) / 1.7 - 90, random.below(300) / 1.7 - 90);
      if (count % 7 === 0)
        now = setCropSide(
          now,
          (['left', 'top', 'width', 'height'] as const)[random.below(4)]!,
          random.below(140) - 20,
        );
      expect(Object.values(now).every(Number.isInteger)).toBe(true);
      expect(Math.min(now.left, now.top)).toBeGreaterThanOrEqual(0);
      expect(Math.min(now.width, now.height)).toBeGreaterThanOrEqual(5);
      expect(Math.max(now.left + now.width, now.top + now.height)).toBeLessThanOrEqual(100);
    }
  });

  test('becomes smaller if its new beginning leaves no room', () => {
    expect(setCropSide(crop, 'left', 80)).toEqual({ ...crop, left: 80, width: 20 });
    expect(setCropSide(crop, 'height', 90)).toEqual({ ...crop, height: 70 });
  });
});

test('a focal point is at the nearest step', () => {
  expect(nearestFocus(34.9, 35)).toEqual({ x: 30, y: 40 });
  expect(nearestFocus(-20, 180)).toEqual({ x: 0, y: 100 });
});

test('a box shows the part of a picture that object-fit and object-position would show', () => {
  const whole = { x: 50, y: 50 } as const;
  // A picture of 3:2 in a box of 3:4: half of its width.
  expect(visiblePart(WHOLE, whole, 1.5, 0.75)).toEqual({ left: 25, top: 0, width: 50, height: 100 });
  expect(visiblePart(WHOLE, { x: 100, y: 0 }, 1.5, 0.75)).toMatchObject({ left: 50, width: 50 });
  expect(visiblePart(WHOLE, { x: 0, y: 20 }, 1, readShape('2:1'))).toEqual({
    left: 0,
    top: 10,
    width: 100,
    height: 50,
  });
  expect(visiblePart(crop, whole, 2)).toEqual(crop);
  // Half of the width of a picture of 2:1 is a square.
  expect(visiblePart({ ...WHOLE, left: 50, width: 50 }, whole, 2, 1)).toEqual({
    ...WHOLE,
    left: 50,
    width: 50,
  });
});

describe('the form of a picture', () => {
  const schemas = [{ pictureShapes: ['4:5'], pictureWidth: 300 }];

  test('offers a crop for a photograph, and a focal point where boxes cut the picture', () => {
    expect(pictureArea(schemas, { src: 'a.jpg' })).toEqual({ hasCrop: true, shapes: ['4:5'], width: 300 });
    expect(pictureArea([{}], { src: 'a.jpg' })).toEqual({ hasCrop: true, shapes: [] });
    expect(pictureArea(schemas, { src: 'people/a.svg' })).toMatchObject({ hasCrop: false, shapes: ['4:5'] });
    expect(pictureArea(schemas, { src: 'drawings/a.svg' })).toMatchObject({ hasCrop: false, shapes: [] });
    expect(pictureArea(schemas, {})).toMatchObject({ hasCrop: false });
  });

  test('has fields for values that the dialog can’t change', () => {
    const fields = { src: {}, crop: {}, focus: {} };
    const shown = (value: Record<string, unknown>) =>
      Object.keys(withoutArea(fields, value, pictureArea(schemas, value)));
    expect(shown({ src: 'a.jpg', crop, focus: { x: 0, y: 0 } })).toEqual(['src']);
    expect(shown({ src: 'a.svg', crop })).toEqual(['src', 'crop']);
    expect(shown({ src: 'drawings/a.svg', focus: { x: 0, y: 0 } })).toEqual(['src', 'focus']);
    expect(shown({ src: 'a.jpg', crop: 'left' })).toEqual(['src', 'crop']);
  });
});
