import path from 'node:path';
import type { MediaFile } from '../core/project.ts';
import type { BuildCache } from './cache/build-cache.ts';
import type { MediaPlace } from './media/read/measure-file.ts';

/**
 * Reads the facts of media: size, format by content, dimensions of pictures, and completeness.
 * @param folder the content: pages-config
 * @param damageCache the folder in which complete pictures are recorded
 * @param cache the cache of facts: a file is read again when it changes
 */
export async function readMedia(
  folder: string,
  files: readonly MediaPlace[],
  damageCache: string,
  cache: Pick<BuildCache, 'files' | 'table'>,
): Promise<MediaFile[]> {
  const measuredFiles = cache.table<MeasuredFile>('media');
  const mediaFiles: MediaFile[] = [];
  for (const place of files) {
    const hash = cache.files.getHash(`${path.basename(folder)}/${place.file}`)!;
    const cached = measuredFiles.get(place.file);
    if (cached?.hash === hash) {
      mediaFiles.push(cached.media);
      continue;
    }
    // The parsers of the formats are loaded only for a new file.
    const { measureFile } = await import('./media/read/measure-file.ts');
    const media = await measureFile(folder, place, damageCache);
    measuredFiles.set(place.file, { hash, media });
    mediaFiles.push(media);
  }
  const existingNames = new Set(files.map(({ file }) => file));
  measuredFiles.keepOnly((file) => existingNames.has(file));
  return mediaFiles;
}

/** The facts of a file, with the hash of its content. */
interface MeasuredFile {
  hash: string;
  media: MediaFile;
}
