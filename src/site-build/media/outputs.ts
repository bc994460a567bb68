import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';

/** A file of the built site: its content, or the file to copy. */
export type OutputFile = { bytes: Uint8Array } | { file: string };

/** All files of the build except pages, by address: /media/hero-1a2b3c4d.svg. */
export type Outputs = Map<string, OutputFile>;

/** A short hash of contents, for names of files and keys of caches. */
export function shortHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 10);
}

/** A file name with a hash: people/asha.svg becomes asha-1a2b3c4d5e.svg. */
export function hashedName(path: string, hash: string, ending = extname(path)): string {
  return `${basename(path, extname(path))}-${hash}${ending}`;
}

/**
 * Writes all outputs below a folder, without overwriting existing files.
 * @returns the number of new files
 */
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

/** Writes a file. Names in /media include a hash of the content, so an existing file is correct. */
async function write(output: OutputFile, path: string, isHashed: boolean): Promise<boolean> {
  const existingFile = await stat(path).catch(ignoreMissing);
  if (existingFile && isHashed) return false;
  // Written under another name and renamed, so that an interrupted build leaves no partial file.
  const draft = `${path}.partial`;
  if ('bytes' in output) {
    await writeFile(draft, output.bytes);
    await rename(draft, path);
    return true;
  }
  const source = await stat(output.file);
  if (existingFile && existingFile.size === source.size && existingFile.mtimeMs >= source.mtimeMs)
    return false;
  await copyFile(output.file, draft, constants.COPYFILE_FICLONE);
  await rename(draft, path);
  return true;
}

/** Returns undefined for a missing file, and rethrows other errors. */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
