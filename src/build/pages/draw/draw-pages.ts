import { availableParallelism } from 'node:os';
import { Output } from '../output/output.ts';
import type { DrawInput } from './draw-input.ts';
import { pageMaker } from './page-maker.ts';
import { writePage, type WrittenPage } from './page-writer.ts';

/** As many pages as are drawn while a thread gets ready to draw. */
const PAGES_A_THREAD = 250;

/**
 * Draws pages and writes their files: here where they are few, else in a thread for each processor.
 * @returns the pages in the order of the jobs
 */
export async function drawPages(input: DrawInput): Promise<WrittenPage[]> {
  const worthIt = Math.min(availableParallelism(), Math.floor(input.jobs.length / PAGES_A_THREAD));
  const { threads = worthIt } = input;
  if (threads < 2) return drawHere(input);
  // Few sites are so large: the others need not load this.
  const { drawInThreads } = await import('./draw-in-threads.ts');
  return drawInThreads(input, threads);
}

async function drawHere({
  roots,
  frame,
  context,
  jobs,
  staging,
  folder,
  compress,
  onDrawn,
}: DrawInput): Promise<WrittenPage[]> {
  if (jobs.length === 0) return [];
  const make = await pageMaker(roots.site, frame, context);
  const output = new Output(staging, compress, folder);
  const pages: WrittenPage[] = [];
  for (const job of jobs) {
    pages.push(await writePage(make, output, job));
    onDrawn(pages.length);
  }
  return pages;
}
