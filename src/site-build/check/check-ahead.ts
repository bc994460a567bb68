import { availableParallelism } from 'node:os';
import type { Project } from '../../core/project.ts';
import { limitYoungGeneration } from '../limit-heap.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import type { CachedFiles } from '../cached-files.ts';
import type { Roots } from '../roots.ts';

/** The number of pages that can be validated in the time that a thread takes to start. */
const PAGES_A_THREAD = 1000;

/**
 * Validates pages outside the cache in threads, if there are many. The results go into the cache, as if this
 * thread had validated the pages.
 * @param schemas compiles the schemas while threads start; if they have errors, nothing is validated
 * @param forced the number of threads; 0 for none. Default: as many as pay off
 * @throws Error if a page can't be read
 */
export async function checkAhead(
  roots: Roots,
  project: Project,
  fileCache: CachedFiles,
  extensions: readonly string[],
  schemas: () => Promise<SchemaSet>,
  forced?: number,
): Promise<void> {
  const files = fileCache.newPages();
  if (files.length >= PAGES_A_THREAD) limitYoungGeneration();
  const worthIt = Math.min(availableParallelism(), Math.floor(files.length / PAGES_A_THREAD));
  const threads = forced ?? (worthIt > 1 ? worthIt : 0);
  if (threads === 0 || files.length === 0) return;
  const { checkInWorkers } = await import('./check-in-workers.ts');
  const { site, shared = [], schemas: written, editorSchemas } = project;
  const { contextHashes } = fileCache;
  const input = { roots, site, shared, schemas: written, editorSchemas, extensions, contextHashes };
  await checkInWorkers(input, schemas, files, threads, (checked) => fileCache.adopt(checked));
}
