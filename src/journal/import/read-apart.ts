import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReadPapers } from './imported.ts';

/** What reading one file may take: megabytes of the thread's own memory, and milliseconds. */
const max = { heap: 512, time: 60_000 };

/**
 * Reads the papers of a file in a thread of its own, which ends with its memory or its time: whatever is in the file,
 * the command goes on, and says so in a sentence.
 * @param name of the file, whose ending says what it is
 */
export async function readApart(name: string, bytes: Uint8Array): Promise<ReadPapers> {
  const worker = new Worker(new URL('./read-papers-thread.ts', import.meta.url), {
    workerData: { name, bytes },
    resourceLimits: { maxOldGenerationSizeMb: max.heap },
  });
  const late = AbortSignal.timeout(max.time);
  try {
    const [read] = (await once(worker, 'message', { signal: late })) as [ReadPapers];
    return read;
  } catch (error) {
    if (late.aborted) return { refused: `reading it took more than ${max.time / 1000} seconds` };
    const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (isFull) return { refused: `reading it took more than ${max.heap} MB of memory` };
    return { refused: `reading it failed: ${error instanceof Error ? error.message : String(error)}` };
  } finally {
    await worker.terminate();
  }
}
