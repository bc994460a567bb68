import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtSiteFile, type BuiltSiteData } from '../core/page/built-site.ts';

/** There is no built site to serve; the message has advice. */
export class MissingBuildError extends Error {
  override name = 'MissingBuildError';
}

/**
 * Reads the build's data for the server. Later edits of content take effect with the next build.
 * @param folder the built site
 * @throws MissingBuildError if there is no build
 */
export function readBuiltSiteData(folder: string): BuiltSiteData {
  try {
    return JSON.parse(readFileSync(path.join(folder, builtSiteFile), 'utf8')) as BuiltSiteData;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new MissingBuildError(`There is no built site in ${folder}. Build it first: npm run build`, {
      cause: error,
    });
  }
}
