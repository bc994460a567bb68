import { parentPort, workerData } from 'node:worker_threads';
import type { ResolvedDownload, ResolvedFilm, ResolvedImage } from '../../../core/content/resolved.ts';
import { joinSchemas } from '../../../core/schema/compose-schema.ts';
import { loadMakers } from '../../extensions/load-makers.ts';
import { loadTemplates } from '../../load-templates.ts';
import { readSchemaFiles } from '../../read-schema-files.ts';
import type { CollectionResolver, MediaResolver, ResolveContext } from '../../resolve/context.ts';
import { Output } from '../output/output.ts';
import { writeMakerFiles, type MakerResult } from './extension-file-writer.ts';
import { pageMaker } from './page-maker.ts';
import { writePage, type WrittenPage } from './page-writer.ts';
import type { WorkerRequest, FromRenderWorker, ThreadInput, ToRenderWorker } from './worker-messages.ts';

/* The thread that renders pages one by one. It stores no page in memory. */

const input = workerData as ThreadInput;
const main = parentPort!;
const openRequests = new Map<number, PromiseWithResolvers<unknown>>();
const media = new Map<string, Promise<unknown>>();
/** Cached, because most lists have few pages, and are used by many pages in a row. */
const lists = new Map<string, Promise<unknown>>();

/** A chain of promises: the parts run one after the other. */
let work = Promise.resolve();

main.on('message', (message: ToRenderWorker) => {
  if (message.is === 'jobs') return void (work = work.then(() => render(message.from, message.jobs)));
  if (message.is === 'files') return void (work = work.then(() => makeFiles(message.files)));
  const { resolve, reject } = openRequests.get(message.id)!;
  openRequests.delete(message.id);
  if ('error' in message) reject(message.error);
  else resolve(message.value);
});

const makers = await loadMakers(input.roots, input.extensions, input.version);
const make = await pageMaker(input.roots.site, input.frame, await contextHere());
const output = new Output(input.staging, input.compress, input.folder);
send({ is: 'ready' });

async function render(from: number, jobs: Extract<ToRenderWorker, { is: 'jobs' }>['jobs']): Promise<void> {
  const pages: WrittenPage[] = [];
  for (const job of jobs) pages.push(await writePage(make, output, job));
  lists.clear();
  send({ is: 'pages', from, pages });
}

async function makeFiles(jobs: Extract<ToRenderWorker, { is: 'files' }>['files']): Promise<void> {
  const results: MakerResult[] = [];
  for (const job of jobs) results.push(await writeMakerFiles(makers.files, output, job));
  send({
    is: 'files',
    files: results.flatMap(({ files }) => files),
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  });
}

async function contextHere(): Promise<ResolveContext> {
  const { roots, extensions, site, forms, collections, showing, languages, shared } = input;
  const collection = (name: string): CollectionResolver => {
    const maker = makers.lists.get(name);
    if (!maker) return (question) => ask(['collection', question]);
    // Only one page uses it, so it is not cached.
    return async (question, media) => maker((await request(['source', question])) as string, media);
  };
  // A drawing is large and the same on each page, so this thread requests it only once, without an
  // alternative text.
  const askForImage =
    (kind: 'image' | 'image beside'): MediaResolver['image'] =>
    async ({ src, alt }) => ({ ...((await ask([kind, { src, alt: '' }])) as ResolvedImage), alt });
  return {
    set: joinSchemas(readSchemaFiles(roots)),
    expandTemplate: await loadTemplates(roots, extensions),
    site,
    forms,
    showing,
    languages,
    shared,
    titlePrefixes: new Map(),
    media: {
      image: askForImage('image'),
      imageBeside: askForImage('image beside'),
      film: async ({ src, label }) => ({
        ...((await ask(['film', { src, label: '' }])) as ResolvedFilm),
        label,
      }),
      download: async (file) => (await ask(['download', file])) as ResolvedDownload,
    },
    collections: new Map(collections.map((name) => [name, collection(name)])),
  };
}

/** Requests data from the main thread. */
function ask(question: WorkerRequest): Promise<unknown> {
  const answers = question[0] === 'collection' ? lists : media;
  const key = JSON.stringify(question);
  const answer = answers.get(key) ?? request(question);
  answers.set(key, answer);
  return answer;
}

let requestCount = 0;

function request(question: WorkerRequest): Promise<unknown> {
  const answer = Promise.withResolvers<unknown>();
  const id = requestCount++;
  openRequests.set(id, answer);
  send({ is: 'ask', id, asked: question });
  return answer.promise;
}

function send(message: FromRenderWorker): void {
  main.postMessage(message);
}
