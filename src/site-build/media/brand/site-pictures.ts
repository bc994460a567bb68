import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureTypeface, readTypeface, locateTypefaces } from '../../fonts/typefaces.ts';
import { brandAddresses } from './brand-addresses.ts';
import { cached, cachedFile } from '../cache.ts';
import type { PicturesInput } from './draw-site-pictures.ts';
import { shortHash } from '../outputs.ts';

/** The site's icons and sharing pictures, for tabs, phones and social networks. */
export interface SitePictures {
  /** Adds the icons for browsers and phones. */
  brand(): Promise<void>;
  /** The address of the sharing picture for a page title. It depends on the visible text. */
  shareAddress(title: string): Promise<string>;
  /** Adds the pictures for pages with these titles, and draws those that are not cached. */
  addShares(titles: Iterable<string>): Promise<void>;
}

/** Creates the pictures on demand: the drawing code is loaded only if a picture is missing. */
export function sitePictures(input: PicturesInput): SitePictures {
  const { content, cache, outputs, theme, site } = input;
  const upright = theme.typefaces.filter(({ style, script }) => style !== 'italic' && !script);
  const written = upright.find(({ role }) => role === 'heading') ?? upright[0] ?? pictureTypeface;
  const face = locateTypefaces([written], content)[0]!;
  const lazily = <T>(make: () => Promise<T>) => {
    let made: Promise<T> | undefined;
    return () => (made ??= make());
  };
  const draw = lazily(async () => {
    const { drawSitePictures } = await import('./draw-site-pictures.ts');
    return drawSitePictures(input, face);
  });
  /** A fingerprint of all inputs of the pictures, except titles. */
  const fingerprint = lazily(async () => {
    const named = [site.logo?.src, site.sharing?.src].filter((src) => src !== undefined);
    const drawings = await Promise.all(named.map((src) => readFile(path.join(content, '_media', src))));
    const code = await Promise.all(drawingCode.map((file) => readFile(new URL(file, import.meta.url))));
    const font = await readTypeface(face, 'latin');
    const settings = JSON.stringify([site.name, named.length, written, theme.css]);
    return shortHash(settings, font, ...code, ...drawings);
  });
  const pictureKey = async (title: string) => shortHash(await fingerprint(), titleShown(title, site.name));
  const pictureAddress = (key: string) => `/media/share-${key}.png`;
  const addShare = async (title: string) => {
    const key = await pictureKey(title);
    const file = await cachedFile(cache, `share-${key}.png`, async () => {
      const { share } = await draw();
      return share(titleShown(title, site.name));
    });
    outputs.set(pictureAddress(key), { file });
  };
  return {
    brand: async () => {
      const files = await cached(cache, `brand-${await fingerprint()}`, async () => (await draw()).brand());
      for (const [name, address] of Object.entries(brandAddresses))
        outputs.set(address, { file: files.get(name)! });
    },
    shareAddress: async (title) => pictureAddress(await pictureKey(title)),
    addShares: async (titles) => {
      const waiting = [...new Set(titles)].values();
      // This thread lays out letters, while other threads encode pictures.
      const take = async () => {
        for (const title of waiting) await addShare(title);
      };
      await Promise.all(Array.from({ length: 4 }, take));
    },
  };
}

/** The code that draws the pictures. */
const drawingCode = [
  './brand.ts',
  './draw-site-pictures.ts',
  './letter-masks.ts',
  './mark.ts',
  './outlines.ts',
  './share.ts',
];

/** The title without the site's name, which the picture already shows. */
function titleShown(title: string, name = ''): string {
  return title.replace(` | ${name}`, '');
}
