import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { absent } from '../outputs.ts';

/** Says of a picture whether it can't be drawn to its last pixel: cut off, or with bytes that make no sense. */
export type IsDamaged = (bytes: Uint8Array) => Promise<boolean>;

/**
 * Decodes each picture once; what came of it is kept by the picture's content.
 * @param cache the folder for what is dear to make
 */
export function damageCheck(cache: string): IsDamaged {
  return async (bytes) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const file = path.join(cache, `decoded-${dependencies.sharp}`, hash);
    const known = await readFile(file, 'utf8').catch(absent);
    if (known !== undefined) return known === DAMAGED;
    const isWhole = await canBeDrawn(bytes);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, isWhole ? 'whole' : DAMAGED);
    return !isWhole;
  };
}

const DAMAGED = 'damaged';

/** The exact versions that the project is pinned to: of the decoder, which is not loaded to be asked. */
const { dependencies } = createRequire(import.meta.url)('../../../../package.json') as {
  dependencies: { sharp: string };
};

/** At full size: decoders that may make the picture smaller on their way read over faults that show in a wide one. */
async function canBeDrawn(bytes: Uint8Array): Promise<boolean> {
  // Loaded where a picture is new: it is a quarter of what a validation loads.
  const { default: sharp } = await import('sharp');
  return sharp(bytes)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
