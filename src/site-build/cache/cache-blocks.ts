import { createHash, hash } from 'node:crypto';
import { appendFileSync, closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { readIfThere, replaceFile } from './cache-file.ts';

/** Table entries that were written together; a later block overrides earlier blocks. */
export interface CacheBlock {
  keys: readonly string[];
  /** The length of each value in bytes; `GONE` for a removed key. */
  lengths: readonly number[];
  /** The values, separated by commas. */
  values: Buffer;
}

/** A block to be written, with a list of values. */
export type NewBlock = Omit<CacheBlock, 'values'> & { values: readonly Buffer[] };

export const GONE = -1;

/**
 * Reads a table.
 * @param version blocks of another version are ignored
 * @returns undefined if there is no table, or a block is damaged
 */
export function readBlocks(file: string, version: string): CacheBlock[] | undefined {
  const bytes = readIfThere(file);
  if (!bytes) return undefined;
  const blocks: CacheBlock[] = [];
  for (let at = 0; at < bytes.length;) {
    const start = bytes.indexOf('\n', at) + 1;
    const head = readHead(bytes.toString('utf8', at, Math.max(start, at)), version);
    const body = head && bytes.subarray(start, start + head.length);
    if (!body || body.length !== head.length || hash('sha256', body) !== head.hash) return undefined;
    const end = body.indexOf('\n');
    const [keys, lengths] = JSON.parse(body.toString('utf8', 0, end)) as [string[], number[]];
    blocks.push({ keys, lengths, values: body.subarray(end + 1) });
    at = start + head.length;
  }
  return blocks;
}

/** Replaces a table with one block. */
export function writeBlock(file: string, version: string, block: NewBlock): void {
  replaceFile(file, toBytes(version, block));
}

/**
 * Appends a block to a table without reading it.
 * @returns false if there is no table of this version, or if the table has grown so much that it should be
 *   rewritten
 */
export function appendBlock(file: string, version: string, block: NewBlock): boolean {
  const bytes = toBytes(version, block);
  const first = readFirstBlock(file, version);
  if (!first || first.size + bytes.length > 2 * first.length + ALWAYS_APPENDED_BYTES) return false;
  appendFileSync(file, bytes);
  return true;
}

/** Up to this number of bytes, appending is always better than rewriting. */
const ALWAYS_APPENDED_BYTES = 64 * 1024;

/** The maximal length of a block's first line. */
const MAX_HEAD_BYTES = 512;

/** The size of a table, and the length of its first block. */
function readFirstBlock(file: string, version: string): { size: number; length: number } | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const bytes = Buffer.alloc(MAX_HEAD_BYTES);
    const read = readSync(descriptor, bytes, 0, MAX_HEAD_BYTES, 0);
    const head = readHead(bytes.toString('utf8', 0, bytes.subarray(0, read).indexOf('\n') + 1), version);
    return head && { size: fstatSync(descriptor).size, length: head.length };
  } finally {
    closeSync(descriptor);
  }
}

/** Builds the buffer in one step, because tables are large. */
function toBytes(version: string, { keys, lengths, values }: NewBlock): Buffer {
  const body = [Buffer.from(`${JSON.stringify([keys, lengths])}\n`), ...values];
  const digest = createHash('sha256');
  let length = 0;
  for (const part of body) {
    digest.update(part);
    length += part.length;
  }
  return Buffer.concat([Buffer.from(`${version} ${digest.digest('hex')} ${length}\n`), ...body]);
}

function readHead(line: string, version: string): { hash: string; length: number } | undefined {
  if (!line.startsWith(`${version} `)) return undefined;
  const [, digest, length] = /^([\da-f]{64}) (\d+)\n$/.exec(line.slice(version.length + 1)) ?? [];
  return digest === undefined ? undefined : { hash: digest, length: Number(length) };
}
