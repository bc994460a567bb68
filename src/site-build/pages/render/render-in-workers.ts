import { Worker } from 'node:worker_threads';
import type { JsonObject } from '../../../core/content/valid-page.ts';
import { limitHeapGrowth } from '../../limit-heap.ts';
import type { ResolveContext } from '../../resolve/context.ts';
import type { RenderedPages, RenderInput } from './render-input.ts';
import { toPageJob } from './page-job.ts';
import type { WorkerRequest, FromRenderWorker, ThreadInput, ToRenderWorker } from './worker-messages.ts';

/** The number of pages per message: small, so that all threads finish at about the same time. */
const CHUNK = 50;

/**
 * The size of the young generation, in megabytes. The data of a page quickly become garbage, which would
 * otherwise grow to ten times this size.
 */
const NEW_OBJECTS = 32;

/**
 * Renders pages in threads. Each thread reads, resolves, renders and writes its pages. It requests shared
 * inputs (media, lists) from this thread, which computes each once. The files of extensions come after all
 * pages.
 */
export async function renderInWorkers(input: RenderInput, threads: number): Promise<RenderedPages> {
  const { context, onRendered } = input;
  const rendered: RenderedPages = { pages: [], files: [], diagnostics: [] };
  const take = createWorkQueue(input, threads);
  let count = 0;
  const onDone = (done: Done) => {
    if (done.is === 'files') {
      rendered.files.push(...done.files);
      rendered.diagnostics.push(...done.diagnostics);
    } else {
      done.pages.forEach((page, index) => (rendered.pages[done.from + index] = page));
      onRendered((count += done.pages.length));
    }
  };
  limitHeapGrowth();
  const workers = Array.from({ length: threads }, () => startThread(input));
  try {
    await Promise.all(workers.map((worker) => runThread(worker, { context, take, onDone })));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return rendered;
}

/** Distributes the work in parts, until there is none left. */
function createWorkQueue({ jobs, made }: RenderInput, threads: number): () => ToRenderWorker | undefined {
  const chunkSize = (list: readonly unknown[]) => Math.min(CHUNK, Math.ceil(list.length / threads));
  const ends = { jobs: 0, files: 0 };
  return () => {
    if (ends.jobs < jobs.length) {
      const from = ends.jobs;
      ends.jobs += chunkSize(jobs);
      return { is: 'jobs', from, jobs: jobs.slice(from, ends.jobs).map(toPageJob) };
    }
    if (ends.files >= made.length) return undefined;
    const from = ends.files;
    ends.files += chunkSize(made);
    // Lazy, because thousands of sources at once would fill the memory.
    return {
      is: 'files',
      files: made.slice(from, ends.files).map(({ by, of, source }) => ({ by, of, source: source() })),
    };
  };
}

function startThread({
  roots,
  frame,
  context,
  extensions,
  version,
  staging,
  folder,
  compress,
}: RenderInput): Worker {
  const workerData: ThreadInput = {
    roots,
    frame,
    extensions,
    version,
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
  return new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: NEW_OBJECTS },
  });
}

type Done = Extract<FromRenderWorker, { is: 'pages' | 'files' }>;

interface ThreadTask {
  context: ResolveContext;
  take(): ToRenderWorker | undefined;
  onDone(done: Done): void;
}

/**
 * Gives work to a thread until there is none left; one part in advance, so that the thread never waits for
 * this one.
 * @throws the error that stops the thread or its work
 */
function runThread(worker: Worker, { context, take, onDone }: ThreadTask): Promise<void> {
  return new Promise((resolve, reject) => {
    const send = (message: ToRenderWorker) => worker.postMessage(message);
    let openParts = 0;
    const feed = () => {
      try {
        const work = take();
        if (work) {
          openParts++;
          send(work);
        } else if (openParts === 0) resolve();
      } catch (error) {
        // Rejects if the job can't be created: no other code would report it.
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('A thread that renders pages ended before it had finished.')));
    worker.on('message', (message: FromRenderWorker) => {
      if (message.is === 'ready') {
        feed();
        feed();
      } else if (message.is !== 'ask') {
        openParts--;
        feed();
        onDone(message);
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

async function answer(
  [kind, value]: WorkerRequest,
  { media, collections }: ResolveContext,
): Promise<unknown> {
  if (kind === 'image') return media.image(value);
  if (kind === 'image beside') return media.imageBeside(value);
  if (kind === 'film') return media.film(value);
  if (kind === 'download') return media.download(value);
  const request: JsonObject = value;
  const resolve = collections.get(String(request['collection']))!;
  return kind === 'source' ? resolve.source!(request) : resolve(request, media);
}
