import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';

/** A file of the built site: its bytes, or the file that it is copied from. */
export type Output = { bytes: Uint8Array } | { file: string };

/** Everything that the build writes besides pages, by address: /media/hero-1a2b3c4d.svg. */
export type Outputs = Map<string, Output>;

export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 10);
}

/** people/asha.svg with its hash: asha-1a2b3c4d5e.svg. */
export function hashedName(path: string, hash: string, ending = extname(path)): string {
  return `${basename(path, extname(path))}-${hash}${ending}`;
}

/** Writes all outputs below a folder; what is there already is left alone. Returns how many were written. */
export async function writeOutputs(outputs: Outputs, folder: string): Promise<number> {
  const folders = new Set([...outputs.keys()].map((address) => dirname(join(folder, address))));
  for (const path of folders) await mkdir(path, { recursive: true });
  const written = await Promise.all(
    [...outputs].map(([address, output]) =>
      write(output, join(folder, address), address.startsWith('/media/')),
    ),
  );
  return written.filter(Boolean).length;
}

/** What is in /media is named by its content: a file that is there is the right one. */
async function write(output: Output, path: string, hashed: boolean): Promise<boolean> {
  const there = await stat(path).catch(absent);
  if (there && hashed) return false;
  // Written beside and renamed, so that a build that was stopped leaves no half.
  const draft = `${path}.partial`;
  if ('bytes' in output) {
    await writeFile(draft, output.bytes);
    await rename(draft, path);
    return true;
  }
  const source = await stat(output.file);
  if (there && there.size === source.size && there.mtimeMs >= source.mtimeMs) return false;
  await copyFile(output.file, draft, constants.COPYFILE_FICLONE);
  await rename(draft, path);
  return true;
}

/** Undefined for a file that isn't there; other faults stay faults. */
export function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
