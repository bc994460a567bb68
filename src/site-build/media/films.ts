import { readFile } from 'node:fs/promises';
import type { ResolvedFilm } from '../../core/content/resolved.ts';
import type { MediaContext } from './media-context.ts';
import { ignoreMissing, hashedName, shortHash } from './outputs.ts';
import { sniff } from './read/sniff.ts';
import { filmType } from './read/film-type.ts';

/**
 * Resolves a film without its label: the .webm and .mp4 of one name, the .webp poster, which determines the
 * size, and the .vtt captions.
 */
export async function resolveFilm(
  src: string,
  { media, outputs }: MediaContext,
): Promise<Omit<ResolvedFilm, 'label'>> {
  const poster = `${src}.webp`;
  const posterBytes = await readFile(`${media}/${poster}`);
  const { width, height } = sniff(posterBytes);
  if (!width || !height) throw new Error(`${poster} is not a WebP picture`);
  const sources: ResolvedFilm['sources'] = [];
  // The smaller file comes first: browsers use the first that they can play.
  for (const path of [`${src}.webm`, `${src}.mp4`]) {
    const bytes = await readFile(`${media}/${path}`).catch(ignoreMissing);
    if (bytes) sources.push({ type: filmType(bytes), src: addOutput(path, bytes) });
  }
  if (sources.length === 0) throw new Error(`${src} has neither .webm nor .mp4`);
  const captions = await readFile(`${media}/${src}.vtt`).catch(ignoreMissing);
  return {
    width,
    height,
    poster: addOutput(poster, posterBytes),
    sources,
    ...(captions && { captions: addOutput(`${src}.vtt`, captions) }),
  };

  function addOutput(path: string, bytes: Uint8Array): string {
    const address = `/media/${hashedName(path, shortHash(bytes))}`;
    outputs.set(address, { file: `${media}/${path}` });
    return address;
  }
}
