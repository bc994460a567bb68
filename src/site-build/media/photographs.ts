import { readFile } from 'node:fs/promises';
import { pixelsOfCrop, type Crop } from '../../core/content/crop.ts';
import type { LoadedImage } from '../../core/content/resolved.ts';
import { cached } from './cache.ts';
import type { GeneratedFiles } from './cache.ts';
import type { MediaContext } from './media-context.ts';
import { hashedName, shortHash } from './outputs.ts';

const steps = [360, 540, 768, 1080, 1440, 1920];
/** The maximal width of the fallback picture, for browsers without AVIF and WebP. */
const fallbackWidth = 1080;

const settings = {
  avif: { quality: 50, effort: 4 },
  webp: { quality: 75 },
  jpeg: { quality: 78, mozjpeg: true },
};

/**
 * Encodes a photograph or another pixel picture: as AVIF and WebP in every width that a layout may request,
 * up to its own width, and as one file in its original format for old browsers. If the result is cached, no
 * decoder is loaded.
 * @param crop the shown part. Default: all of it
 */
export async function encodePhotograph(
  src: string,
  bytes: Buffer,
  { cache, outputs }: MediaContext,
  crop?: Crop,
): Promise<Omit<LoadedImage, 'alt'>> {
  const part = crop && [crop.left, crop.top, crop.width, crop.height];
  const hash = shortHash(bytes, JSON.stringify([steps, fallbackWidth, settings, ...(part ?? [])]));
  const { [MEASURES]: measures, ...files } = Object.fromEntries(
    await cached(cache, `photograph-${hash}`, () => encodeAll(bytes, crop)),
  );
  const { width, height, format } = JSON.parse(await readFile(measures!, 'utf8')) as PictureSize;
  const addresses = new Map<string, string>();
  for (const [name, file] of Object.entries(files)) {
    const address = `/media/${hashedName(src, hash, `-${name}`)}`;
    outputs.set(address, { file });
    addresses.set(name, address);
  }
  const source = (ending: string) => ({
    type: `image/${ending}`,
    srcset: widthsFor(width)
      .map((w) => `${addresses.get(`${w}.${ending}`)} ${w}w`)
      .join(', '),
  });
  const fallback = `${Math.min(width, fallbackWidth)}.${fallbackEnding(format)}`;
  return {
    kind: 'file',
    src: addresses.get(fallback)!,
    width,
    height,
    sources: [source('avif'), source('webp')],
  };
}

function widthsFor(width: number): number[] {
  const widest = Math.min(width, steps.at(-1)!);
  return [...steps.filter((step) => step < widest), widest];
}

/** The cached dimensions of a picture, next to its encodings. */
const MEASURES = 'measures.json';

interface PictureSize {
  width: number;
  height: number;
  format: string;
}

async function encodeAll(bytes: Buffer, crop: Crop | undefined): Promise<GeneratedFiles> {
  const { default: sharp } = await import('sharp');
  // Phones store pictures rotated, with their orientation as metadata.
  const { autoOrient, format } = await sharp(bytes).metadata();
  const part = crop && pixelsOfCrop(crop, autoOrient.width, autoOrient.height);
  const open = () => (part ? sharp(bytes).autoOrient().extract(part) : sharp(bytes).autoOrient());
  const { width, height } = part ?? autoOrient;
  const measures: PictureSize = { width, height, format };
  const files: GeneratedFiles = new Map([[MEASURES, Buffer.from(JSON.stringify(measures))]]);
  for (const step of widthsFor(width)) {
    const resized = open().resize({ width: step });
    files.set(`${step}.avif`, await resized.clone().avif(settings.avif).toBuffer());
    files.set(`${step}.webp`, await resized.clone().webp(settings.webp).toBuffer());
  }
  const small = open().resize({ width: Math.min(width, fallbackWidth) });
  const ending = fallbackEnding(format);
  const encoded =
    ending === 'jpg'
      ? small.jpeg(settings.jpeg)
      : ending === 'png'
        ? small.png({ palette: true })
        : small.webp(settings.webp);
  files.set(`${Math.min(width, fallbackWidth)}.${ending}`, await encoded.toBuffer());
  return files;
}

/**
 * The extension of the fallback for old browsers. For AVIF it is WebP, the most common format that keeps
 * transparency.
 */
function fallbackEnding(format: string): 'jpg' | 'png' | 'webp' {
  return format === 'jpeg' ? 'jpg' : format === 'png' ? 'png' : 'webp';
}
