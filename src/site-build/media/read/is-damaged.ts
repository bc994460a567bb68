import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ignoreMissing } from '../outputs.ts';

/** Whether a picture is truncated or invalid, so that it can't be decoded completely. */
export type IsDamaged = (bytes: Uint8Array) => Promise<boolean>;

/**
 * Returns the function that checks a picture. It decodes each picture once, and caches the result by content.
 * @param cacheFolder the folder for expensive results
 */
export function damageCheck(cacheFolder: string): IsDamaged {
  return async (bytes) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const file = path.join(cacheFolder, `decoded-${dependencies.sharp}`, hash);
    const cachedResult = await readFile(file, 'utf8').catch(ignoreMissing);
    if (cachedResult !== undefined) return cachedResult === DAMAGED;
    const isComplete = await canBeDecoded(bytes);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, isComplete ? 'whole' : DAMAGED);
    return !isComplete;
  };
}

const DAMAGED = 'damaged';

/** The exact version of the decoder, read from package.json without loading the decoder. */
const { dependencies } = createRequire(import.meta.url)('../../../../package.json') as {
  dependencies: { sharp: string };
};

/** Decodes the picture at full size: decoders that scale it down miss errors. */
async function canBeDecoded(bytes: Uint8Array): Promise<boolean> {
  // Loaded only for a new picture: the decoder is a quarter of all code that validation loads.
  const { default: sharp } = await import('sharp');
  return sharp(bytes)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
