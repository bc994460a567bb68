import { parentPort, workerData } from 'node:worker_threads';
import { readPapers } from './read-papers.ts';

/* The thread that reads one file. */

const { name, bytes } = workerData as { name: string; bytes: Uint8Array };
parentPort!.postMessage(await readPapers(name, bytes));
