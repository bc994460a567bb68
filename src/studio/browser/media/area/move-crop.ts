import type { Crop } from 'pagewright/content';

/** The handles of a crop, by the sides that each moves. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
/** A corner or edge with which the area of a picture is resized. */
export type CropHandle = (typeof HANDLES)[number];

/** The whole picture. */
export const WHOLE: Crop = { left: 0, top: 0, width: 100, height: 100 };

/** The smallest width and height in percent: the handles of a smaller crop would cover each other. */
const MIN_SIZE = 5;

/**
 * Moves a handle of a crop. The crop stays inside the picture.
 * @param handle undefined moves the whole crop
 * @param dx to the right, in percent of the picture's width
 * @param dy down, in percent of its height
 */
export function moveCrop(crop: Crop, handle: CropHandle | undefined, dx: number, dy: number): Crop {
  const sides = handle ?? 'nesw';
  const [left, width] = moveRange(crop.left, crop.width, dx, sides.includes('w'), sides.includes('e'));
  const [top, height] = moveRange(crop.top, crop.height, dy, sides.includes('n'), sides.includes('s'));
  return { left, top, width, height };
}

function moveRange(
  start: number,
  length: number,
  by: number,
  movesStart: boolean,
  movesEnd: boolean,
): [start: number, length: number] {
  if (movesStart && movesEnd) return [clamp(start + by, 0, 100 - length), length];
  if (movesEnd) return [start, clamp(length + by, MIN_SIZE, 100 - start)];
  if (!movesStart) return [start, length];
  const end = start + length;
  const from = clamp(start + by, 0, end - MIN_SIZE);
  return [from, end - from];
}

/** Sets one number of a crop. A new beginning makes the crop smaller if it would end outside the picture. */
export function setCropSide(crop: Crop, side: keyof Crop, value: number): Crop {
  const [start, length] =
    side === 'left' || side === 'width' ? (['left', 'width'] as const) : (['top', 'height'] as const);
  if (side === length) return { ...crop, [length]: clamp(value, MIN_SIZE, 100 - crop[start]) };
  const from = clamp(value, 0, 100 - MIN_SIZE);
  return { ...crop, [start]: from, [length]: Math.min(crop[length], 100 - from) };
}

/** The step of an arrow key: 1 to the right or down, -1 to the left or up; undefined for other keys. */
export function arrowStep(key: string): [dx: number, dy: number] | undefined {
  return ARROWS[key];
}

const ARROWS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Rounds a percentage to a whole one between two limits. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value)));
}
