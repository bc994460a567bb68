import { stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { downloadAddress } from '../../core/content/media.ts';
import type { ResolvedDownload } from '../../core/content/resolved.ts';
import { ignoreMissing } from './outputs.ts';
import type { Outputs } from './outputs.ts';

interface DownloadContext {
  content: string;
  outputs: Outputs;
}

/**
 * Resolves a download: a file next to the page that names it, or below `_media`. Its address is readable and
 * stable, so that other sites can link to it.
 */
export async function resolveDownload(
  path: string,
  pageFolder: string,
  { content, outputs }: DownloadContext,
): Promise<ResolvedDownload> {
  if (path.split('/').includes('..')) throw new Error(`${path} is outside the folder of the content`);
  for (const { file, address } of possiblePlaces(path, pageFolder)) {
    const stats = await stat(join(content, file)).catch(ignoreMissing);
    if (!stats?.isFile()) continue;
    outputs.set(address, { file: join(content, file) });
    return {
      href: address,
      name: basename(path),
      format: extname(path).slice(1).toUpperCase(),
      bytes: stats.size,
    };
  }
  throw new Error(`${path} is neither beside its page nor in pages-config/_media`);
}

function possiblePlaces(path: string, pageFolder: string): { file: string; address: string }[] {
  const toPlace = (place: string, file: string) => ({
    file,
    address: downloadAddress({ path: place, file: `pages-config/${file}` }),
  });
  const pathBesidePage = join(pageFolder, path);
  return [toPlace(pathBesidePage, pathBesidePage), toPlace(path, join('_media', path)), toPlace(path, path)];
}
