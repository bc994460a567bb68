import type { MediaFile } from './project.ts';

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
