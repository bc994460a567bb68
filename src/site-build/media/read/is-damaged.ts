import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { absent } from '../outputs.ts';

/** Whether a picture can't be decoded to its last pixel: truncated or invalid. */
export type IsDamaged = (bytes: Uint8Array) => Promise<boolean>;

/**
 * Decodes each picture once, and caches the result by content.
 * @param cache the folder for expensive results
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

/** The exact versions of the decoder from package.json, without loading the decoder. */
const { dependencies } = createRequire(import.meta.url)('../../../../package.json') as {
  dependencies: { sharp: string };
};

/** At full size: decoders that scale down while decoding miss errors that are visible in a wide picture. */
async function canBeDrawn(bytes: Uint8Array): Promise<boolean> {
  // Loaded only for a new picture: it is a quarter of what a validation loads.
  const { default: sharp } = await import('sharp');
  return sharp(bytes)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
