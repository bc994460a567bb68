import type { Crop } from 'pagewright/content';
import type { FocusPoint } from './focus-point.ts';

/**
 * The part of a picture that a box shows, as browsers do by `object-fit: cover` and `object-position`.
 * @param picture the width of the whole picture, divided by its height
 * @param box the same of the box. Default: the shape of the crop
 * @returns in percent of the whole picture, not rounded
 */
export function visiblePart(crop: Crop, focus: FocusPoint, picture: number, box?: number): Crop {
  const shape = (picture * crop.width) / crop.height;
  const width = crop.width * Math.min(1, (box ?? shape) / shape);
  const height = crop.height * Math.min(1, shape / (box ?? shape));
  return {
    left: crop.left + ((crop.width - width) * focus.x) / 100,
    top: crop.top + ((crop.height - height) * focus.y) / 100,
    width,
    height,
  };
}

/** The shape of a box as a number: 4:5 is 0.8. */
export function readShape(shape: string): number {
  const [width = 1, height = 1] = shape.split(':').map(Number);
  return width / height;
}
