import { collect } from '../../core/content/collections.ts';
import type { CollectionEntry } from '../../core/content/collections.ts';
import type { WrittenPage } from '../../core/content/page.gen.ts';
import type { ServiceTile } from '../../core/content/service-tile.ts';
import type { ValidPage } from '../../core/content/valid-page.ts';
import type { PreparedExtension } from '../extensions/site-extension.ts';
import type { CollectionResolver, MediaResolver, ResolvedCollections } from './context.ts';

/**
 * What stands for the collections that pages ask for by name, made from the pages themselves.
 * @param extensions those in use, which bring collections of their own
 */
export async function resolveCollections(
  pages: readonly ValidPage[],
  media: MediaResolver,
  extensions: readonly Pick<PreparedExtension, 'collections'>[] = [],
): Promise<ResolvedCollections> {
  const services = collect(pages).get('services') ?? [];
  const tiles = await Promise.all(services.map((entry) => tile(entry, media)));
  const more = await Promise.all(extensions.map((extension) => extension.collections(media)));
  const own: [string, CollectionResolver] = ['services', () => tiles];
  return new Map([own, ...more.flatMap((brought) => Object.entries(brought))]);
}

async function tile({ to, data }: CollectionEntry, media: MediaResolver): Promise<ServiceTile> {
  const { title, shortTitle, formChoice, text, image } = data as NonNullable<WrittenPage['tile']>;
  const names = { title, ...(shortTitle && { shortTitle }), ...(formChoice && { formChoice }) };
  return { ...names, text, image: await media.image(image), to };
}
