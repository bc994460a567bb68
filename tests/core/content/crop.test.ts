import { expect, test } from 'vitest';
import { nameWithCrop, nameWithoutCrop, pixelsOfCrop } from '../../../src/core/content/crop.ts';

test('a crop in percent is a rectangle of whole pixels', () => {
  const crop = { left: 10, top: 25, width: 80, height: 50 };
  expect(pixelsOfCrop(crop, 600, 300)).toEqual({ left: 60, top: 75, width: 480, height: 150 });
  expect(pixelsOfCrop(crop, 601, 301)).toEqual({ left: 60, top: 75, width: 481, height: 151 });
});

test('a crop stays inside its picture, and has at least one pixel', () => {
  expect(pixelsOfCrop({ left: 60, top: 0, width: 80, height: 100 }, 100, 50)).toMatchObject({
    left: 60,
    width: 40,
  });
  expect(pixelsOfCrop({ left: 100, top: 0, width: 1, height: 1 }, 100, 20)).toEqual({
    left: 99,
    top: 0,
    width: 1,
    height: 1,
  });
});

test('the name of a cropped picture names its file too', () => {
  const crop = { left: 10, top: 0, width: 80, height: 100 };
  expect(nameWithCrop({ src: 'photos/desk.jpg' })).toBe('photos/desk.jpg');
  expect(nameWithCrop({ src: 'photos/desk.jpg', crop })).toBe('photos/desk.jpg#xywh=percent:10,0,80,100');
  expect(nameWithoutCrop(nameWithCrop({ src: 'photos/desk.jpg', crop }))).toBe('photos/desk.jpg');
});
