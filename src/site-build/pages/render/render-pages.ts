import { availableParallelism } from 'node:os';
import { loadMakers } from '../../extensions/load-makers.ts';
import { Output } from '../output/output.ts';
import type { RenderedPages, RenderInput } from './render-input.ts';
import { writeMakerFiles } from './extension-file-writer.ts';
import { toPageJob } from './page-job.ts';
import { pageMaker } from './page-maker.ts';
import { writePage } from './page-writer.ts';

/** The number of pages that can be rendered in the time that a thread takes to start. */
const PAGES_A_THREAD = 250;

/**
 * Renders pages, creates the files of extensions, and writes both: in this thread if they are few, otherwise
 * in one thread per CPU core.
 */
export async function renderPages(input: RenderInput): Promise<RenderedPages> {
  const { jobs, made } = input;
  const usefulThreads = Math.floor((jobs.length + made.length) / PAGES_A_THREAD);
  const { threads = Math.min(availableParallelism(), usefulThreads) } = input;
  if (threads < 2) return renderHere(input);
  // Loaded on demand, because few sites are so large.
  const { renderInWorkers } = await import('./render-in-workers.ts');
  return renderInWorkers(input, threads);
}

async function renderHere(input: RenderInput): Promise<RenderedPages> {
  const { roots, frame, context, extensions, version, jobs, staging, folder, compress, onRendered } = input;
  const output = new Output(staging, compress, folder);
  const rendered: RenderedPages = { pages: [], files: [], diagnostics: [] };
  if (jobs.length > 0) {
    const make = await pageMaker(roots.site, frame, context);
    for (const job of jobs) {
      rendered.pages.push(await writePage(make, output, toPageJob(job)));
      onRendered(rendered.pages.length);
    }
  }
  if (input.made.length > 0) {
    const { files } = await loadMakers(roots, extensions, version);
    for (const { by, source, of } of input.made) {
      const written = await writeMakerFiles(files, output, { by, of, source: source() });
      rendered.files.push(...written.files);
      rendered.diagnostics.push(...written.diagnostics);
    }
  }
  return rendered;
}
