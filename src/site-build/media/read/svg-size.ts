/** The size of an SVG: its width and height in pixels, or its view box. image-size rounds them. */
export function svgSize(text: string): [width: number, height: number] | undefined {
  const root = /<svg\b[^>]*>/.exec(text)?.[0] ?? '';
  const width = Number(/\swidth="([\d.]+)(?:px)?"/.exec(root)?.[1]);
  const height = Number(/\sheight="([\d.]+)(?:px)?"/.exec(root)?.[1]);
  if (width > 0 && height > 0) return [width, height];
  const box = /\sviewBox="([^"]*)"/
    .exec(root)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  return box?.length === 4 && box[2]! > 0 && box[3]! > 0 ? [box[2]!, box[3]!] : undefined;
}
