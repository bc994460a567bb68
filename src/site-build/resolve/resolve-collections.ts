import { collect } from '../../core/content/collections.ts';
import type { CollectionEntry } from '../../core/content/collections.ts';
import { parseTranslation } from '../../core/page/routes.ts';
import type { WrittenPage } from '../../core/content/page.gen.ts';
import type { ServiceTile } from '../../core/content/services/service-tile.ts';
import type { ValidPage } from '../../core/content/valid-page.ts';
import type { PreparedExtension } from '../extensions/site-extension.ts';
import type { CollectionResolver, MediaResolver, ResolvedCollections } from './context.ts';

/**
 * The resolvers of the collections, built from the pages. A page in another language requests a list in that
 * language, and gets translated members.
 * @param mainLanguage its code
 * @param extensions the active extensions, which add collections
 */
export async function resolveCollections(
  pages: readonly ValidPage[],
  media: MediaResolver,
  mainLanguage: string,
  extensions: readonly Pick<PreparedExtension, 'collections'>[] = [],
): Promise<ResolvedCollections> {
  const serviceEntries = collect(pages).get('services') ?? [];
  const resolved = await Promise.all(
    serviceEntries.map(async (entry) => [entry.page.file, await tile(entry, media)] as const),
  );
  const tiles = new Map(resolved);
  const originals = resolved.filter(([file]) => !parseTranslation(file));
  const services: CollectionResolver = ({ language }) =>
    originals.map(([file, original]) => {
      if (typeof language !== 'string') return original;
      return tiles.get(file.replace(/json$/, `${language}.json`)) ?? { ...original, language: mainLanguage };
    });
  const extensionCollections = await Promise.all(extensions.map((extension) => extension.collections(media)));
  return new Map([
    ['services', services],
    ...extensionCollections.flatMap((collections) => Object.entries(collections)),
  ]);
}

async function tile({ to, data }: CollectionEntry, media: MediaResolver): Promise<ServiceTile> {
  const { title, shortTitle, formChoice, text, image } = data as NonNullable<WrittenPage['tile']>;
  const names = { title, ...(shortTitle && { shortTitle }), ...(formChoice && { formChoice }) };
  return { ...names, text, image: await media.image(image), to };
}
