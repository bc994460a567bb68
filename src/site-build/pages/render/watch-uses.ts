import type { JsonSource } from '../../../core/json/json-source.ts';
import type { CollectionResolver, ResolveContext } from '../../resolve/context.ts';

/**
 * What a page takes from outside of its file, each as the text that names it: `media PATH`, below pages-config;
 * `collection JSON`, as the page asks for it; `shared ID`. Forms are part of the code, and so of what all pages share.
 */
export type Use = string;

/** The file of a use of a shared section; nothing for others. */
export function fileOfShared(use: Use): string | undefined {
  return use.startsWith('shared ') ? `pages-config/_shared/${use.slice('shared '.length)}.json` : undefined;
}

/** The path below pages-config of a use of media; nothing for others. */
export function nameOfMedia(use: Use): string | undefined {
  return use.startsWith('media ') ? use.slice('media '.length) : undefined;
}

/**
 * A context that notes what is taken from it.
 * @param page whose shared sections are noted, too
 * @returns the context for one page, and what the page has taken from it so far
 */
export function watchUses(
  context: ResolveContext,
  page: Pick<JsonSource, 'uses'> = {},
): { watched: ResolveContext; uses: ReadonlySet<Use> } {
  const uses = new Set<Use>(page.uses?.map((id) => `shared ${id}`));
  const { media, collections } = context;
  const noteMedia = (...files: string[]) => files.forEach((file) => uses.add(`media ${file}`));
  const watched: ResolveContext = {
    ...context,
    media: {
      image: (image) => {
        noteMedia(`_media/${image.src}`);
        return media.image(image);
      },
      film: (film) => {
        noteMedia(...['webp', 'webm', 'mp4', 'vtt'].map((ending) => `_media/${film.src}.${ending}`));
        return media.film(film);
      },
      download: (file) => {
        // It lies at the first of these places where there is a file.
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
        (asked, ofPage) => {
          uses.add(`collection ${JSON.stringify(asked)}`);
          return resolve(asked, ofPage);
        },
      ]),
    ),
  };
  return { watched, uses };
}
