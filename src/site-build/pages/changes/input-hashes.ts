import { nameWithoutCrop } from '../../../core/content/crop.ts';
import { collect } from '../../../core/content/collections.ts';
import type { JsonObject } from '../../../core/content/valid-page.ts';
import type { LoadedSite } from '../../load-site.ts';
import { contentHash } from '../../cache/file-hashes.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import type { ResolveContext } from '../../resolve/context.ts';
import { fileOfShared, nameOfMedia, type PageInput } from '../render/watch-uses.ts';

/**
 * Returns a function from a use to the hash of its target: for a media file its content; for a list its
 * members, or the inputs of the list. A list is built only if any of its sources has changed.
 */
export function createInputHashes(
  cache: BuildCache,
  content: LoadedSite,
  context: ResolveContext,
): (use: PageInput) => Promise<string> {
  const lists = cache.table<string>('lists', sourcesOfLists(cache, content));
  const hashOfList = async (asked: JsonObject) => {
    const resolve = context.collections.get(String(asked['collection']));
    const follows = resolve?.follows?.(asked) ?? resolve?.source?.(asked);
    if (follows !== undefined) return contentHash(follows).slice(0, 12);
    const made = await resolve?.(asked, context.media);
    return contentHash(JSON.stringify(made) ?? 'none').slice(0, 12);
  };
  const known = new Map<PageInput, Promise<string>>();
  const find = async (use: PageInput): Promise<string> => {
    const name = nameOfMedia(use);
    const file = name === undefined ? fileOfShared(use) : `pages-config/${nameWithoutCrop(name)}`;
    if (file !== undefined) return (cache.files.getHash(file) ?? 'none').slice(0, 12);
    const hash =
      lists.get(use) ?? (await hashOfList(JSON.parse(use.slice('collection '.length)) as JsonObject));
    if (!lists.get(use)) lists.set(use, hash);
    return hash;
  };
  return (use) => {
    const hash = known.get(use) ?? find(use);
    known.set(use, hash);
    return hash;
  };
}

/** A hash of all sources of lists: _site.json, member pages, their texts, records, all media. */
function sourcesOfLists({ files }: BuildCache, { project, validation, extensions }: LoadedSite): string {
  const collections = collect(
    validation.pages,
    extensions.map((extension) => extension.collect),
  );
  const members = [...collections.values()].flatMap((entries) => entries.map(({ page }) => page.file));
  const media = project.media.map(({ path, file }) => file ?? `pages-config/_media/${path}`);
  const texts = (project.texts ?? []).map(({ path }) => path);
  const records = (project.records ?? []).map(({ path }) => path);
  const all = ['pages-config/_site.json', ...members, ...media, ...texts, ...records];
  const sources = [...new Set(all)].sort();
  return contentHash(sources.map((file) => `${file} ${files.getHash(file) ?? 'none'}`).join('\n'));
}
