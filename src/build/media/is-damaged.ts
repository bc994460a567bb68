import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { absent } from './outputs.ts';

/** Says of a picture whether it can't be drawn to its last pixel: cut off, or with bytes that make no sense. */
export type IsDamaged = (bytes: Uint8Array) => Promise<boolean>;

/**
 * Decodes each picture once; what came of it is kept by the picture's content.
 * @param cache the folder for what is dear to make
 */
export function damageCheck(cache: string): IsDamaged {
  return async (bytes) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const file = path.join(cache, `decoded-${sharp.versions.sharp}`, hash);
    const known = await readFile(file, 'utf8').catch(absent);
    if (known !== undefined) return known === DAMAGED;
    const isWhole = await canBeDrawn(bytes);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, isWhole ? 'whole' : DAMAGED);
    return !isWhole;
  };
}

const DAMAGED = 'damaged';

/** Every pixel is decoded, with the strictness of the encoder that makes the widths; only some are kept. */
async function canBeDrawn(bytes: Uint8Array): Promise<boolean> {
  const picture = sharp(bytes).resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false });
  return picture
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
