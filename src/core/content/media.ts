import type { MediaFile } from '../project.ts';

/** Limits per file: bytes (a kilobyte is 1000) and pixels. */
export const mediaLimits = {
  drawing: 30_000,
  photograph: 1_500_000,
  /** A silent loop that plays automatically. */
  film: 300_000,
  /** A film that the visitor starts. */
  video: 20_000_000,
  download: 5_000_000,
  /** Pixels of a picture: no phone camera produces more. */
  pixels: 60_000_000,
};

type Placed = Pick<MediaFile, 'path' | 'file'>;

/** The path of a media file from the project's root. */
export function getMediaFile({ path, file = `pages-config/_media/${path}` }: Placed): string {
  return file;
}

/** The picture or part of a film that a page names, by its path below pages-config/_media. */
export function findPicture(media: ReadonlyMap<string, MediaFile>, src: string): MediaFile | undefined {
  const file = media.get(src);
  return file && isBelowMedia(file) ? file : undefined;
}

/**
 * The download that a page names: next to the page, below pages-config/_media, or by its path below pages-config.
 * @param media all media of the site, by path
 * @param src the written name
 * @param pageFile the page's file, from the project's root
 * @returns undefined if there is no such file
 */
export function findDownload(
  media: ReadonlyMap<string, MediaFile>,
  src: string,
  pageFile: string,
): MediaFile | undefined {
  const nextToPage = media.get(pageFile.replace(/^pages-config\//, '').replace(/[^/]*$/, '') + src);
  return nextToPage && !isBelowMedia(nextToPage) ? nextToPage : media.get(src);
}

/** The public address of a download. */
export function downloadAddress(file: Placed): string {
  return isBelowMedia(file) ? `/downloads/${file.path.replace(/^downloads\//, '')}` : `/${file.path}`;
}

/** Whether visitors may download a file, by its name. */
export function isDownload({ path }: Placed): boolean {
  return /\.(pdf|zip|docx|xlsx|csv|txt|tex)$/.test(path);
}

function isBelowMedia(file: Placed): boolean {
  return getMediaFile(file).startsWith('pages-config/_media/');
}
