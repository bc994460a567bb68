import { Worker } from 'node:worker_threads';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import type { CheckedAhead, CheckInput, FromCheckThread } from './check-messages.ts';

/** The number of pages per message: small, so that all threads finish at about the same time. */
const CHUNK = 100;

/**
 * The size of the young generation, in megabytes. The data of a page quickly become garbage, which would
 * otherwise grow to ten times this size.
 */
const NEW_OBJECTS = 8;

/**
 * Validates many pages in threads, so that the results are cached before the main thread needs them. The threads
 * start while the schemas are compiled.
 * @param schemas compiles the schemas for the threads; if they have errors, nothing is validated
 * @param files paths from the site's root
 * @param onChecked receives the results, in any order
 */
export async function checkInWorkers(
  input: CheckInput,
  schemas: () => Promise<SchemaSet>,
  files: readonly string[],
  threads: number,
  onChecked: (results: CheckedAhead[]) => void,
): Promise<void> {
  let next = 0;
  const takeChunk = () => files.slice(next, (next += CHUNK));
  const workers = Array.from({ length: threads }, () => startThread(input));
  try {
    if ((await schemas()).diagnostics.length > 0) return;
    await Promise.all(workers.map((worker) => runThread(worker, takeChunk, onChecked)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function startThread(workerData: CheckInput): Worker {
  return new Worker(new URL('./check-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: NEW_OBJECTS },
  });
}

/**
 * Gives work to a thread until there is none left.
 * @throws the error that stops the thread
 */
function runThread(
  worker: Worker,
  takeChunk: () => string[],
  onChecked: (results: CheckedAhead[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('A thread that validates pages ended before it had finished.')));
    const feed = () => {
      const chunk = takeChunk();
      if (chunk.length > 0) worker.postMessage(chunk);
      return chunk.length > 0;
    };
    worker.on('message', (results: FromCheckThread) => {
      const isFed = feed();
      onChecked(results);
      if (!isFed) resolve();
    });
    if (!feed()) resolve();
  });
}
