import type { WrittenImage } from './parts.gen.ts';

/** The part of a picture that is shown, in percent of its width and height. */
export type Crop = NonNullable<WrittenImage['crop']>;

/** Whether a value has the four numbers of a crop. */
export function isCrop(value: unknown): value is Crop {
  const { left, top, width, height } = (value ?? {}) as Partial<Crop>;
  return [left, top, width, height].every(Number.isInteger);
}

/** A picture and its crop as one name: photos/desk.jpg#xywh=percent:10,0,80,100, as in addresses of parts of media. */
export function nameWithCrop({ src, crop }: Pick<WrittenImage, 'src' | 'crop'>): string {
  return crop ? `${src}${CROP}${crop.left},${crop.top},${crop.width},${crop.height}` : src;
}

/** The name of the file alone. */
export function nameWithoutCrop(name: string): string {
  return name.split(CROP, 1)[0]!;
}

const CROP = '#xywh=percent:';

/** A rectangle in pixels. */
export interface PixelCrop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The part of a picture in pixels: inside the picture, and at least one pixel. Validation reports a crop that is
 * partly outside.
 * @param crop in percent
 * @param width of the picture, in pixels
 * @param height of the picture, in pixels
 */
export function pixelsOfCrop(crop: Crop, width: number, height: number): PixelCrop {
  const [left, right] = range(crop.left, crop.width, width);
  const [top, bottom] = range(crop.top, crop.height, height);
  return { left, top, width: right - left, height: bottom - top };
}

function range(start: number, length: number, size: number): [from: number, to: number] {
  const from = Math.min(Math.round((start * size) / 100), size - 1);
  const to = Math.min(Math.round(((start + length) * size) / 100), size);
  return [from, Math.max(to, from + 1)];
}

/** Whether the build writes a picture into the page, where it takes the page's colours. */
export function isInlined(src: string): boolean {
  return src.endsWith('.svg') && /^(drawings|brand)\//.test(src);
}
