import { readFileSync } from 'node:fs';
import path from 'node:path';
import { classifyContentFile } from '../../core/content/content-file.ts';
import { codesIn, getCodeName } from '../../core/content/section-code.ts';
import { readJson } from '../../core/json/json-source.ts';
import { planBundle } from '../bundle/bundle-plan.ts';
import type { Roots } from '../roots.ts';
import { siteBundle } from './site-bundle.ts';

/**
 * Starts the bundle in a child process while this process validates the content, if the sections are already
 * known: either pages name all of their sections, or they have so many section types that all code is needed
 * anyway. A later request for the bundle waits for this one.
 * @param files content files, by path from the site's root
 * @returns whether it was started
 */
export function beginBundle(roots: Roots, files: readonly string[], debug: boolean): boolean {
  const pages = files.filter((file) => /^(page|unrouted)$/.test(classifyContentFile(file)));
  const contents = pages.map((file) => readContent(roots.site, file));
  const types = new Set(contents.flatMap((data) => [...codesIn(data)]));
  if (planBundle(types).codeNames && !contents.every(namesItsSections)) return false;
  // The later request reports the error.
  siteBundle(roots, types, debug).catch(() => undefined);
  return true;
}

/** The data of a file; empty if it is unreadable, which validation reports. */
function readContent(root: string, file: string): object {
  const { data } = readJson({ path: file, text: readFileSync(path.join(root, file), 'utf8') });
  return typeof data === 'object' && data !== null ? data : {};
}

/**
 * Whether a page names all of its sections. Templates and shared sections add others, which only validation
 * knows.
 */
function namesItsSections(page: object): boolean {
  return 'sections' in page && !('template' in page) && !codesIn(page).has(getCodeName({}));
}
