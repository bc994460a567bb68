import { availableParallelism } from 'node:os';
import { noTexts } from '../../core/content/texts.ts';
import type { Project } from '../../core/project.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import { cachedFiles } from '../cached-files.ts';
import { cachedSchemas } from '../cached-schemas.ts';
import type { UsedExtension } from '../extensions/load-extensions.ts';
import type { Roots } from '../roots.ts';
import { checkAhead } from './check-ahead.ts';

/** The number of pages that are validated before any page is shown: it takes less than a second. */
export const MAX_PAGES_AT_ONCE = 1000;

/** Whether so many pages are outside the cache that they are shown before they are validated. */
export function hasManyNewPages(cache: BuildCache, project: Project): boolean {
  if (project.pages.length <= MAX_PAGES_AT_ONCE) return false;
  return cachedFiles(cache, project, noTexts).newPages().length > MAX_PAGES_AT_ONCE;
}

/**
 * Validates the pages outside the cache in threads, after they were shown, so that the next validation finds all
 * results in the cache.
 * @throws Error if a page can't be read
 */
export function checkNewPages(
  roots: Roots,
  cache: BuildCache,
  project: Project,
  extensions: readonly UsedExtension[],
): Promise<void> {
  const names = extensions.map(({ name }) => name);
  const schemas = () => cachedSchemas(roots, project.schemas);
  // One CPU core stays free for requests.
  const threads = Math.max(1, availableParallelism() - 1);
  return checkAhead(roots, project, cachedFiles(cache, project, noTexts), names, schemas, threads);
}
