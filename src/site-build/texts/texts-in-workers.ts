import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { limitHeapGrowth } from '../limit-heap.ts';
import type { KnownText } from './cached-texts.ts';
import type { Roots } from '../roots.ts';

/** The initial input of a thread that reads texts. */
export interface TextsInput {
  roots: Roots;
  /** The name of the extension that reads them. */
  extension: string;
  /** The version of the cache. */
  version: string;
  files: readonly (readonly [file: string, hash: string])[];
}

/**
 * Reads texts in one thread per CPU core. Each thread caches its texts itself: only the facts that other
 * files need are sent back.
 */
export async function readInThreads(input: TextsInput): Promise<KnownText[]> {
  limitHeapGrowth();
  // A large young generation: a parsed text would survive several collections of a small one, each of which
  // would copy it.
  setFlagsFromString('--min-semi-space-size=8');
  const threads = availableParallelism();
  const shares = Array.from({ length: threads }, (_, thread) =>
    runThread({ ...input, files: input.files.filter((_file, index) => index % threads === thread) }),
  );
  return (await Promise.all(shares)).flat();
}

function runThread(workerData: TextsInput): Promise<KnownText[]> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('A thread that reads texts ended before it had finished.')));
  });
}
