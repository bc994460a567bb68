import { nameWithCrop } from '../../../core/content/crop.ts';
import type { JsonSource } from '../../../core/json/json-source.ts';
import type { CollectionResolver, ResolveContext } from '../../resolve/context.ts';

/**
 * An input of a page from outside its file, as text: `media PATH`, below pages-config, with the crop of a picture
 * (`nameWithCrop`); `collection JSON`, the page's request; `shared ID`. Forms are code, and therefore part of the
 * shared data.
 */
export type PageInput = string;

/** The file of a shared section; undefined for other uses. */
export function fileOfShared(use: PageInput): string | undefined {
  return use.startsWith('shared ') ? `pages-config/_shared/${use.slice('shared '.length)}.json` : undefined;
}

/** The path of a media file below pages-config, with its crop; undefined for other uses. */
export function nameOfMedia(use: PageInput): string | undefined {
  return use.startsWith('media ') ? use.slice('media '.length) : undefined;
}

/**
 * A context that records its uses, so that a later build renders the page again if one of them has changed.
 * @param page the page whose shared sections are recorded too
 * @returns the context for one page, and the uses so far
 */
export function watchUses(
  context: ResolveContext,
  page: Pick<JsonSource, 'uses'> = {},
): { watched: ResolveContext; uses: ReadonlySet<PageInput> } {
  const uses = new Set<PageInput>(page.uses?.map((id) => `shared ${id}`));
  const { media, collections } = context;
  const noteMedia = (...files: string[]) => files.forEach((file) => uses.add(`media ${file}`));
  const watched: ResolveContext = {
    ...context,
    media: {
      image: (image) => {
        noteMedia(`_media/${nameWithCrop(image)}`);
        return media.image(image);
      },
      film: (film) => {
        noteMedia(...['webp', 'webm', 'mp4', 'vtt'].map((ending) => `_media/${film.src}.${ending}`));
        return media.film(film);
      },
      download: (file) => {
        // The first of these places that exists is used.
        noteMedia(file, `_media/${file}`);
        return media.download(file);
      },
      imageBeside: (image) => {
        noteMedia(image.src);
        return media.imageBeside(image);
      },
    },
    collections: new Map(
      [...collections].map(([name, resolve]): [string, CollectionResolver] => [
        name,
        (request, pageMedia) => {
          uses.add(`collection ${JSON.stringify(request)}`);
          return resolve(request, pageMedia);
        },
      ]),
    ),
  };
  return { watched, uses };
}
