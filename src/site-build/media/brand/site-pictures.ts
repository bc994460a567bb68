import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureTypeface, readTypeface, locateTypefaces } from '../../fonts/typefaces.ts';
import { brandAddresses } from './brand-addresses.ts';
import { cached } from '../cache.ts';
import type { PicturesInput } from './draw-site-pictures.ts';
import { shortHash } from '../outputs.ts';

/** The site's icons and sharing pictures, for tabs, phones and social networks. */
export interface SitePictures {
  /** Adds the icons for browsers and phones. */
  brand(): Promise<void>;
  /** The address of the sharing picture for a page title. It depends on the visible text. */
  shareAddress(title: string): Promise<string>;
  /**
   * Draws the sharing picture for a page title, as PNG. It is not cached: reading it from the cache would take as
   * long.
   */
  drawShare(title: string): Promise<Uint8Array>;
}

/** Creates the pictures on demand: the drawing code is loaded only if a picture is missing. */
export function sitePictures(input: PicturesInput): SitePictures {
  const { contentFolder, cacheFolder, outputs, theme, site } = input;
  const upright = theme.typefaces.filter(({ style, script }) => style !== 'italic' && !script);
  const headings = upright.filter(({ role }) => role === 'heading');
  const face = locateTypefaces([...headings, ...upright, pictureTypeface], contentFolder)[0]!;
  const lazily = <T>(make: () => Promise<T>) => {
    let promise: Promise<T> | undefined;
    return () => (promise ??= make());
  };
  const draw = lazily(async () => {
    const { drawSitePictures } = await import('./draw-site-pictures.ts');
    return drawSitePictures(input, face, await fingerprint());
  });
  /** A fingerprint of all inputs of the pictures, except titles. */
  const fingerprint = lazily(async () => {
    const namedFiles = [site.logo?.src, site.sharing?.src].filter((src) => src !== undefined);
    const drawings = await Promise.all(
      namedFiles.map((src) => readFile(path.join(contentFolder, '_media', src))),
    );
    const code = await Promise.all(drawingCode.map((file) => readFile(new URL(file, import.meta.url))));
    const font = await readTypeface(face, 'latin');
    const settings = JSON.stringify([site.name, namedFiles.length, face, theme.css]);
    return shortHash(settings, font, ...code, ...drawings);
  });
  return {
    brand: lazily(async () => {
      const files = await cached(cacheFolder, `brand-${await fingerprint()}`, async () =>
        (await draw()).brand(),
      );
      for (const [name, address] of Object.entries(brandAddresses))
        outputs.set(address, { file: files.get(name)! });
    }),
    shareAddress: async (title) =>
      `/media/share-${shortHash(await fingerprint(), titleShown(title, site.name))}.png`,
    drawShare: async (title) => (await draw()).share(titleShown(title, site.name)),
  };
}

/** The code that draws the pictures. */
const drawingCode = [
  './site-icons.ts',
  './draw-site-pictures.ts',
  './indexed-png.ts',
  './letter-masks.ts',
  './mark.ts',
  './outlines.ts',
  './palette-mixer.ts',
  './share.ts',
];

/** The title without the site's name at its end, which the picture already shows. */
function titleShown(title: string, name = ''): string {
  const end = title.lastIndexOf(` | ${name}`);
  return end > 0 ? title.slice(0, end) : title;
}
