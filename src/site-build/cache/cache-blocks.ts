import { createHash, hash } from 'node:crypto';
import { appendFileSync, closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { readIfThere, replaceFile } from './cache-file.ts';

/** Some entries of a table as they were written at once; a later block replaces what an earlier one says of a key. */
export interface Block {
  keys: readonly string[];
  /** How long the value of each key is, in bytes; `GONE` for a key that has none any more. */
  lengths: readonly number[];
  /** The values, with a comma between each two. */
  values: Buffer;
}

/** A block that is to be written: its values, one by one. */
export type NewBlock = Omit<Block, 'values'> & { values: readonly Buffer[] };

export const GONE = -1;

/**
 * Reads a table.
 * @param version what it was written with: blocks of another one count as none
 * @returns nothing where there is none, or where any block of it is damaged
 */
export function readBlocks(file: string, version: string): Block[] | undefined {
  const bytes = readIfThere(file);
  if (!bytes) return undefined;
  const blocks: Block[] = [];
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

/** Puts a table of one block in the place of what is there. */
export function writeBlock(file: string, version: string, block: NewBlock): void {
  replaceFile(file, bytesOf(version, block));
}

/**
 * Adds a block to a table without reading it.
 * @returns whether that was done: not where there is none of this version, or so much has been added that it is time to
 *   write it anew
 */
export function appendBlock(file: string, version: string, block: NewBlock): boolean {
  const bytes = bytesOf(version, block);
  const first = firstOf(file, version);
  if (!first || first.size + bytes.length > 2 * first.length + SOME) return false;
  appendFileSync(file, bytes);
  return true;
}

/** So many bytes may always be added. */
const SOME = 64 * 1024;

/** Longer than the first line of any block. */
const HEAD = 512;

/** The size of a table, and the length of its first block. */
function firstOf(file: string, version: string): { size: number; length: number } | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const bytes = Buffer.alloc(HEAD);
    const read = readSync(descriptor, bytes, 0, HEAD, 0);
    const head = readHead(bytes.toString('utf8', 0, bytes.subarray(0, read).indexOf('\n') + 1), version);
    return head && { size: fstatSync(descriptor).size, length: head.length };
  } finally {
    closeSync(descriptor);
  }
}

/** Tables are large: they are put together once. */
function bytesOf(version: string, { keys, lengths, values }: NewBlock): Buffer {
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
