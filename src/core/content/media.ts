import type { MediaFile } from '../project.ts';

/** What one file may be: bytes, where a kilobyte is 1000, and pixels. */
export const mediaLimits = {
  drawing: 30_000,
  photograph: 1_500_000,
  film: 300_000,
  download: 5_000_000,
  /** How many pixels a picture may have: no camera of a phone makes more. */
  pixels: 60_000_000,
};

/** Where a file of media lies, from the project's root. */
export function placeOf({ path, file = `pages-config/_media/${path}` }: MediaFile): string {
  return file;
}

/** The file that a page names: by its path below pages-config/_media (or pages-config), or beside the page itself. */
export function findMedia(
  media: ReadonlyMap<string, MediaFile>,
  src: string,
  page: string,
): MediaFile | undefined {
  const known = media.get(src);
  if (known) return known;
  const folder = page.replace(/^pages-config\//, '').replace(/[^/]*$/, '');
  return folder === '' ? undefined : media.get(folder + src);
}
