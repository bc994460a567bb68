import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFileOf } from '../../core/content/content-file.ts';
import { codesIn } from '../../core/content/section-code.ts';
import { readJson } from '../../core/json/json-source.ts';
import { planBundle } from '../bundle/bundle-plan.ts';
import type { Roots } from '../roots.ts';
import { siteBundle } from './site-bundle.ts';

/**
 * Begins to bundle code in a process of its own, while this one validates the content: where pages hold so many types of
 * sections that all code is wanted, nothing else needs to be known. Whoever asks for the bundle then waits for this one.
 * @param files those of the content, by their paths from the site's root
 * @returns whether it has begun
 */
export function beginBundle(roots: Roots, files: readonly string[], debug: boolean): boolean {
  const pages = files.filter((file) => contentFileOf(file) === 'page');
  const types = new Set(pages.flatMap((file) => codesWritten(roots.site, file)));
  if (planBundle(types).types) return false;
  // What goes wrong is told to whoever asks for it.
  siteBundle(roots, types, debug).catch(() => undefined);
  return true;
}

/** Of what can't be read there are none: validation says why. */
function codesWritten(root: string, file: string): string[] {
  const { data } = readJson({ path: file, text: readFileSync(path.join(root, file), 'utf8') });
  return data === undefined ? [] : [...codesIn(data as object)];
}
