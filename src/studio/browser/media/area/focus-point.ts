import type { WrittenImage } from 'pagewright/content';
import { clamp } from './move-crop.ts';

/** A focal point in percent of the shown part, in steps of 10. */
export type FocusPoint = NonNullable<WrittenImage['focus']>;

/** The focal point of a picture without one. */
export const MIDDLE: FocusPoint = { x: 50, y: 50 };

/** Whether a value from content is a focal point. */
export function isFocus(value: unknown): value is FocusPoint {
  const { x, y } = (value ?? {}) as Partial<FocusPoint>;
  return typeof x === 'number' && typeof y === 'number';
}

/** The nearest focal point. @param x @param y in percent of the shown part; may be outside */
export function nearestFocus(x: number, y: number): FocusPoint {
  return { x: nearestStep(x), y: nearestStep(y) };
}

function nearestStep(value: number): FocusPoint['x'] {
  return (clamp(value / STEP, 0, 100 / STEP) * STEP) as FocusPoint['x'];
}

/** The distance of two focal points, in percent. */
export const STEP = 10;
