/** The media type of a picture that every e-reader and browser supports, by extension. */
export function pictureType(file: string): string | undefined {
  return types[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? ''];
}

/** The core media types of EPUB. @see https://www.w3.org/TR/epub-33/#sec-core-media-types */
const types: Record<string, string> = {
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};
