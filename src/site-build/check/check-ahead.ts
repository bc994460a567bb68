import { availableParallelism } from 'node:os';
import type { Project } from '../../core/project.ts';
import { keepNewObjectsFew } from '../keep-heap-small.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import type { CachedFiles } from '../cached-files.ts';
import type { Roots } from '../roots.ts';

/** As many pages as are checked while a thread gets ready to check. */
const PAGES_A_THREAD = 1000;

/**
 * Checks in threads the pages of which nothing is known, where they are many. What is found goes into the memory, where it is
 * as if the page had been checked here.
 * @param schemas compiles them, while threads get ready; where they have faults, nothing is checked
 * @param forced how many threads; as many as are worth it unless told, 0 for none
 * @throws where a page can't be read
 */
export async function checkAhead(
  roots: Roots,
  project: Project,
  memory: CachedFiles,
  extensions: readonly string[],
  schemas: () => Promise<SchemaSet>,
  forced?: number,
): Promise<void> {
  const files = memory.newPages();
  if (files.length >= PAGES_A_THREAD) keepNewObjectsFew();
  const worthIt = Math.min(availableParallelism(), Math.floor(files.length / PAGES_A_THREAD));
  const threads = forced ?? (worthIt > 1 ? worthIt : 0);
  if (threads === 0 || files.length === 0) return;
  const { checkInWorkers } = await import('./check-in-workers.ts');
  const { site, shared = [], schemas: written, editorSchemas } = project;
  const input = { roots, site, shared, schemas: written, editorSchemas, extensions, beside: memory.beside };
  await checkInWorkers(input, schemas, files, threads, (checked) => memory.adopt(checked));
}
