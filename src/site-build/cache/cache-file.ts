import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads a file written by `writeCacheFile`.
 * @param version a file of another version is ignored, and so is a damaged one
 * @returns the content; undefined if it can't be used
 */
export function readCacheFile(file: string, version: string): Buffer | undefined {
  const bytes = readIfThere(file);
  const end = bytes?.indexOf('\n') ?? -1;
  if (!bytes || end < 0) return undefined;
  const body = bytes.subarray(end + 1);
  return bytes.toString('utf8', 0, end) === createHead(version, body) ? body : undefined;
}

/** Writes content for later runs. */
export function writeCacheFile(file: string, version: string, content: string | Uint8Array): void {
  const head = Buffer.from(`${createHead(version, content)}\n`);
  replaceFile(file, Buffer.concat([head, typeof content === 'string' ? Buffer.from(content) : content]));
}

/** Writes a file atomically: readers see either the old or the new content. Creates its folder. */
function replaceFile(file: string, bytes: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}

/** The content of a file; undefined if there is none. */
function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (/^ENO(ENT|TDIR)$/.test((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

function createHead(version: string, body: string | Uint8Array): string {
  return `${version} ${hash('sha256', body)}`;
}
