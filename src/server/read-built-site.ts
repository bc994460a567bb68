import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtSiteFile, type BuiltSite } from '../core/page/built-site.ts';

/** There is no built site to serve; the message says what to do. */
export class MissingBuildError extends Error {
  override name = 'MissingBuildError';
}

/**
 * Reads what the build has written down for the server. Content that was edited since then counts from the next build on.
 * @param folder the built site
 * @throws MissingBuildError where nothing was built
 */
export function readBuiltSite(folder: string): BuiltSite {
  try {
    return JSON.parse(readFileSync(path.join(folder, builtSiteFile), 'utf8')) as BuiltSite;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new MissingBuildError(`There is no built site in ${folder}. Build it first: npm run build`, {
      cause: error,
    });
  }
}
