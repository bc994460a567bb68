import { Worker } from 'node:worker_threads';
import type { JsonObject } from '../../../core/content/valid-page.ts';
import { keepHeapSmall } from '../../keep-heap-small.ts';
import type { ResolveContext } from '../../resolve/context.ts';
import type { DrawInput } from './draw-input.ts';
import type { WrittenPage } from './page-writer.ts';
import type { Asked, FromThread, ThreadInput, ToThread } from './thread-messages.ts';

/** So many pages are given to a thread at once, at most: few, so that all threads end together. */
const CHUNK = 50;

/** Megabytes for what a thread has just made: a page is soon garbage, which would grow to ten times as much. */
const NEW_OBJECTS = 8;

/**
 * Draws pages in threads. Each reads, resolves, draws and writes its pages by itself; what several pages may show (media,
 * lists) it asks for here, where it is worked on once.
 */
export async function drawInThreads(input: DrawInput, threads: number): Promise<WrittenPage[]> {
  keepHeapSmall();
  const { jobs, context, onDrawn } = input;
  const pages: WrittenPage[] = [];
  let [next, drawn] = [0, 0];
  const chunk = Math.min(CHUNK, Math.ceil(jobs.length / threads));
  const takeChunk = () => {
    const from = next;
    next = Math.min(next + chunk, jobs.length);
    return { from, jobs: jobs.slice(from, next) };
  };
  const onPages = (from: number, made: WrittenPage[]) => {
    made.forEach((page, index) => (pages[from + index] = page));
    drawn += made.length;
    onDrawn(drawn);
  };
  const workers = Array.from({ length: threads }, () => startThread(input));
  try {
    await Promise.all(workers.map((worker) => runThread(worker, { context, takeChunk, onPages })));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return pages;
}

function startThread({ roots, frame, context, extensions, staging, folder, compress }: DrawInput): Worker {
  const workerData: ThreadInput = {
    roots,
    frame,
    extensions,
    staging,
    folder,
    compress,
    site: context.site,
    forms: context.forms,
    showing: context.showing,
    languages: context.languages,
    shared: context.shared,
    collections: [...context.collections.keys()],
  };
  return new Worker(new URL('./draw-thread.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: NEW_OBJECTS },
  });
}

interface Running {
  context: ResolveContext;
  takeChunk(): { from: number; jobs: DrawInput['jobs'] };
  onPages(from: number, made: WrittenPage[]): void;
}

/** Gives a thread work until there is none. @throws what stops the thread */
function runThread(worker: Worker, { context, takeChunk, onPages }: Running): Promise<void> {
  return new Promise((resolve, reject) => {
    const send = (message: ToThread) => worker.postMessage(message);
    const feed = () => {
      const chunk = takeChunk();
      if (chunk.jobs.length === 0) resolve();
      else send({ is: 'jobs', ...chunk });
    };
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('A thread that draws pages has ended before its work.')));
    worker.on('message', (message: FromThread) => {
      if (message.is === 'ready') feed();
      else if (message.is === 'pages') {
        onPages(message.from, message.pages);
        feed();
      } else {
        const { id } = message;
        answer(message.asked, context).then(
          (value) => send({ is: 'answer', id, value }),
          (error: unknown) => send({ is: 'answer', id, error }),
        );
      }
    });
  });
}

async function answer([kind, value]: Asked, { media, collections }: ResolveContext): Promise<unknown> {
  if (kind === 'image') return media.image(value);
  if (kind === 'film') return media.film(value);
  if (kind === 'download') return media.download(value);
  const asked: JsonObject = value;
  return collections.get(String(asked['collection']))!(asked);
}
