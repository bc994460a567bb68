import { expect, test } from 'vitest';
import { difference } from '../../shots/difference.ts';
import type { Raw } from '../../shots/difference.ts';

test('equal pictures do not differ', () => {
  expect(difference(grey(3, 2, 40), grey(3, 2, 40)).share).toBe(0);
});

test('the fraction of changed pixels is reported, and they are red', () => {
  const after = grey(2, 2, 40);
  after.data[4] = 41;
  const { share, picture } = difference(grey(2, 2, 40), after);
  expect(share).toBe(0.25);
  expect(Array.from(picture.data.slice(4, 8))).toEqual([226, 32, 32, 255]);
  expect(picture.data[0]).toBe(202);
});

test('pixels of only one of two sizes differ', () => {
  const { share, picture } = difference(grey(2, 4, 40), grey(2, 2, 40));
  expect(share).toBe(0.5);
  expect(picture).toMatchObject({ width: 2, height: 4 });
});

function grey(width: number, height: number, value: number): Raw {
  const data = new Uint8Array(width * height * 4).fill(value);
  for (let place = 3; place < data.length; place += 4) data[place] = 255;
  return { data, width, height };
}
