import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { unlessMissing } from './unless-missing.ts';

/** What lies in a folder: how many files, and how many bytes they have. */
export interface Usage {
  count: number;
  bytes: number;
}

/** Keeps count of a folder: each piece that arrives asks for it, and there may be thousands of files. */
export function countUsage(folder: string): { now(): Promise<Usage>; add(more: Usage): void } {
  let lookedAt = -Infinity;
  let found: Promise<Usage> | undefined;
  let added: Usage = { count: 0, bytes: 0 };
  return {
    now: async () => {
      if (!found || performance.now() - lookedAt > lookMs) {
        lookedAt = performance.now();
        added = { count: 0, bytes: 0 };
        found = lookThrough(folder);
        found.catch(() => (found = undefined));
      }
      const { count, bytes } = await found;
      return { count: count + added.count, bytes: bytes + added.bytes };
    },
    add: ({ count, bytes }) => {
      added = { count: added.count + count, bytes: added.bytes + bytes };
    },
  };
}

/** After so many milliseconds the folder is looked through again. */
const lookMs = 5000;

async function lookThrough(folder: string): Promise<Usage> {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  const stats = await Promise.all(names.map((name) => unlessMissing(stat(path.join(folder, name)))));
  return { count: names.length, bytes: stats.reduce((total, each) => total + (each?.size ?? 0), 0) };
}
