import { readFileSync } from 'node:fs';
import path from 'node:path';
import { classifyContentFile } from '../../core/content/content-file.ts';
import { codesIn } from '../../core/content/section-code.ts';
import { readJson } from '../../core/json/json-source.ts';
import { planBundle } from '../bundle/bundle-plan.ts';
import type { Roots } from '../roots.ts';
import { siteBundle } from './site-bundle.ts';

/**
 * Starts the bundle in a child process, while this one validates the content, if pages have so many section types
 * that all code is needed anyway. A later request for the bundle waits for this one.
 * @param files content files, by path from the site's root
 * @returns whether it was started
 */
export function beginBundle(roots: Roots, files: readonly string[], debug: boolean): boolean {
  const pages = files.filter((file) => classifyContentFile(file) === 'page');
  const types = new Set(pages.flatMap((file) => codesWritten(roots.site, file)));
  if (planBundle(types).types) return false;
  // The later request reports the error.
  siteBundle(roots, types, debug).catch(() => undefined);
  return true;
}

/** Empty for an unreadable file: validation reports it. */
function codesWritten(root: string, file: string): string[] {
  const { data } = readJson({ path: file, text: readFileSync(path.join(root, file), 'utf8') });
  return data === undefined ? [] : [...codesIn(data as object)];
}
