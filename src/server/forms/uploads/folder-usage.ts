import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { undefinedIfMissing } from './undefined-if-missing.ts';

/** The contents of a folder: number of files, and their total size. */
export interface FolderUsage {
  count: number;
  bytes: number;
}

/**
 * Counts the contents of a folder incrementally: each piece of an upload needs the count, and there may be
 * thousands of files.
 */
export function countUsage(folder: string): { now(): Promise<FolderUsage>; add(more: FolderUsage): void } {
  let listedAt = -Infinity;
  let listed: Promise<FolderUsage> | undefined;
  let added: FolderUsage = { count: 0, bytes: 0 };
  return {
    now: async () => {
      if (!listed || performance.now() - listedAt > listMs) {
        listedAt = performance.now();
        added = { count: 0, bytes: 0 };
        listed = listUsage(folder);
        listed.catch(() => (listed = undefined));
      }
      const { count, bytes } = await listed;
      return { count: count + added.count, bytes: bytes + added.bytes };
    },
    add: ({ count, bytes }) => {
      added = { count: added.count + count, bytes: added.bytes + bytes };
    },
  };
}

/** The interval after which the folder is listed again, in milliseconds. */
const listMs = 5000;

async function listUsage(folder: string): Promise<FolderUsage> {
  const names = (await undefinedIfMissing(readdir(folder))) ?? [];
  const stats = await Promise.all(names.map((name) => undefinedIfMissing(stat(path.join(folder, name)))));
  return { count: names.length, bytes: stats.reduce((total, each) => total + (each?.size ?? 0), 0) };
}
