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
  const hashOfList = async (request: JsonObject) => {
    const resolve = context.collections.get(String(request['collection']));
    const inputText = resolve?.follows?.(request) ?? resolve?.source?.(request);
    if (inputText !== undefined) return contentHash(inputText).slice(0, 12);
    const list = await resolve?.(request, context.media);
    return contentHash(JSON.stringify(list) ?? 'none').slice(0, 12);
  };
  const hashes = new Map<PageInput, Promise<string>>();
  const findHash = async (use: PageInput): Promise<string> => {
    const name = nameOfMedia(use);
    const file = name === undefined ? fileOfShared(use) : `pages-config/${nameWithoutCrop(name)}`;
    if (file !== undefined) return (cache.files.getHash(file) ?? 'none').slice(0, 12);
    const hash =
      lists.get(use) ?? (await hashOfList(JSON.parse(use.slice('collection '.length)) as JsonObject));
    if (!lists.get(use)) lists.set(use, hash);
    return hash;
  };
  return (use) => {
    const hash = hashes.get(use) ?? findHash(use);
    hashes.set(use, hash);
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
  const paths = ['pages-config/_site.json', ...members, ...media, ...texts, ...records];
  const sources = [...new Set(paths)].sort();
  return contentHash(sources.map((file) => `${file} ${files.getHash(file) ?? 'none'}`).join('\n'));
}
