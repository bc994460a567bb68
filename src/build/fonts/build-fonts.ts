import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { cached } from '../media/cache.ts';
import type { Made } from '../media/cache.ts';
import { hashOf } from '../media/outputs.ts';
import { charactersFor, unicodeRange } from './characters.ts';
import { fallbackCss } from './fallback.ts';
import { readTypeface, typefaces } from './typefaces.ts';
import type { Subset, Typeface } from './typefaces.ts';

export interface SiteFonts {
  /** The files of the built site: address, and where the bytes lie. */
  files: { address: string; file: string; bytes: number }[];
  /** Addresses to fetch before anything asks for them. */
  preload: string[];
  /** The @font-face rules, the fallbacks' among them. */
  css: string;
}

/** Cuts the site's typefaces down to the characters of a text (all content in one string will do), and names them. */
export async function buildFonts({ text, cache }: { text: string; cache: string }): Promise<SiteFonts> {
  const characters = await charactersFor(text);
  const faces = await Promise.all(
    typefaces.flatMap((face) =>
      (['latin', 'accents', 'latin-ext'] as const)
        .filter((subset) => characters[subset])
        .map((subset) => buildFace(face, subset, characters[subset], cache)),
    ),
  );
  const fallbackKey = `fallback-${hashOf(await fingerprint(new URL('./fallback.ts', import.meta.url)))}`;
  const fallback = await cached(
    cache,
    fallbackKey,
    async () => new Map([['css', Buffer.from(await fallbackCss())]]),
  );
  return {
    files: faces.map(({ address, file, bytes }) => ({ address, file, bytes })),
    preload: faces
      .filter(({ face, subset }) => face.preload && subset === 'latin')
      .map(({ address }) => address),
    css: [...faces.map(({ css }) => css), await readFile(fallback.get('css')!, 'utf8')].join('\n'),
  };
}

interface BuiltFace {
  face: Typeface;
  subset: Subset;
  address: string;
  file: string;
  bytes: number;
  css: string;
}

// Without old-style fractions and the like: what the style sheets ask for, and what shaping needs.
const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'pnum', 'tnum'];

async function buildFace(
  face: Typeface,
  subset: Subset,
  characters: string,
  cache: string,
): Promise<BuiltFace> {
  const source = await readTypeface(face, subset);
  const settings = {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures,
    noHinting: true,
  } as const;
  const hash = hashOf(source, characters, JSON.stringify(settings));
  const made = await cached(cache, hash, async (): Promise<Made> => {
    return new Map([['woff2', await subsetFont(source, characters, settings)]]);
  });
  const file = made.get('woff2')!;
  const style = face.style === 'italic' ? '-italic' : '';
  const name = face.family.toLowerCase().replace(' ', '-') + style + (subset === 'latin' ? '' : `-${subset}`);
  const address = `/media/${name}-${hash}.woff2`;
  const { length } = await readFile(file);
  return { face, subset, address, file, bytes: length, css: faceCss(face, subset, address, characters) };
}

function faceCss(face: Typeface, subset: Subset, address: string, characters: string): string {
  const range = subset === 'latin' ? '' : ` unicode-range: ${unicodeRange(characters)};`;
  return (
    `@font-face { font-family: "${face.family}"; font-style: ${face.style}; font-weight: ${face.weights}; ` +
    `font-display: swap; src: url("${address}") format("woff2");${range} }`
  );
}

/** The fallbacks follow from their table and from the versions of the typefaces. */
async function fingerprint(table: URL): Promise<string> {
  const sources = await Promise.all(typefaces.map((face) => readTypeface(face, 'latin')));
  return hashOf(await readFile(table), JSON.stringify(typefaces), ...sources);
}
