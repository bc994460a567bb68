import { readFile } from 'node:fs/promises';
import type { WebFont } from '../../core/page/web-fonts.ts';
import { cached } from '../media/cache.ts';
import type { GeneratedFiles } from '../media/cache.ts';
import { shortHash } from '../media/outputs.ts';
import { charactersFor, charactersOfScript, unicodeRange } from './characters.ts';
import { limitAxes, readTypeface, weightsCss } from './typefaces.ts';
import type { Subset, Typeface } from './typefaces.ts';

/** The typefaces of a built site: its files, the faces that use them, and the styles of their fallbacks. */
export interface SiteFonts {
  /** The files for the built site: address, and path of the content. */
  files: { address: string; file: string; bytes: number }[];
  /** The font faces for the browser. */
  faces: WebFont[];
  /** The @font-face rules of the fallbacks. */
  fallbackCss: string;
}

/** The inputs of a site's typefaces. */
export interface FontsInput {
  /** All texts of the site, in any order. */
  text: string;
  cacheFolder: string;
  typefaces: Typeface[];
}

/**
 * Subsets the site's typefaces to the characters of a text, and names the files. If an earlier build has
 * cached all of them, no font code is loaded.
 */
export async function buildFonts({ text, cacheFolder, typefaces }: FontsInput): Promise<SiteFonts> {
  const characters = charactersFor(text);
  const common = typefaces.filter(({ script }) => !script);
  const faces = await Promise.all([
    ...common.flatMap((face) =>
      subsets
        .filter((subset) => characters[subset] && (subset !== 'latin-ext' || face.path(subset)))
        .map((subset) => buildFace(face, subset, characters[subset], cacheFolder)),
    ),
    ...typefaces.flatMap((face) => {
      const letters = face.script && charactersOfScript(text, face.script);
      return face.script && letters ? [buildFace(face, face.script, letters, cacheFolder)] : [];
    }),
  ]);
  const fallback = await cached(cacheFolder, `fallback-${shortHash(await fingerprint(common))}`, async () => {
    const { fallbackCss } = await import('./fallback.ts');
    return new Map([['css', Buffer.from(await fallbackCss(common))]]);
  });
  return {
    files: faces.map(({ address, file, bytes }) => ({ address, file, bytes })),
    faces: faces.map(({ webFont }) => webFont),
    fallbackCss: await readFile(fallback.get('css')!, 'utf8'),
  };
}

const subsets = ['latin', 'accents', 'latin-ext'] as const;

interface BuiltFace {
  address: string;
  file: string;
  bytes: number;
  webFont: WebFont;
}

// Features that the style sheets use, and those for shaping; not old-style fractions and the like.
const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'pnum', 'tnum'];

async function buildFace(
  face: Typeface,
  subset: Subset,
  characters: string,
  cacheFolder: string,
): Promise<BuiltFace> {
  const source = await readTypeface(face, subset);
  const settings = {
    targetFormat: 'woff2',
    variationAxes: limitAxes(face),
    // Other scripts need their own features to shape letters: all usual ones stay.
    ...(!face.script && { keepFeatures }),
    noHinting: true,
  } as const;
  const hash = shortHash(source, characters, JSON.stringify(settings));
  const cachedFiles = await cached(cacheFolder, hash, async (): Promise<GeneratedFiles> => {
    const { default: subsetFont } = await import('subset-font');
    return new Map([['woff2', await subsetFont(source, characters, settings)]]);
  });
  const file = cachedFiles.get('woff2')!;
  const style = face.style === 'italic' ? '-italic' : '';
  const weight = face.range[0] === face.range[1] ? `-${face.range[0]}` : '';
  const name =
    face.family.toLowerCase().replaceAll(' ', '-') +
    weight +
    style +
    (subset === 'latin' ? '' : `-${subset}`);
  const address = `/media/${name}-${hash}.woff2`;
  const { length } = await readFile(file);
  return { address, file, bytes: length, webFont: webFont(face, subset, address, characters) };
}

function webFont(face: Typeface, subset: Subset, address: string, characters: string): WebFont {
  return {
    family: face.family,
    address,
    style: face.style ?? 'normal',
    weight: weightsCss(face.range),
    // For a script, the ranges may include unused letters: that makes this rule, which every page contains, shorter.
    ...(subset !== 'latin' && { unicodeRange: unicodeRange(characters, face.script ? 16 : 1) }),
  };
}

/** A hash of the inputs of the fallbacks: their code, and the versions of the typefaces. */
async function fingerprint(typefaces: Typeface[]): Promise<string> {
  const sources = await Promise.all(typefaces.map((face) => readTypeface(face, 'latin')));
  const code = await readFile(new URL('./fallback.ts', import.meta.url));
  return shortHash(code, JSON.stringify(typefaces), ...sources);
}
