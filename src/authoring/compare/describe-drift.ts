import type { JsonObject } from '../../core/content/valid-page.ts';
import type { JsonPath } from '../../core/json/json-source.ts';
import type { DriftedPart } from './translation-drift.ts';

/**
 * An outdated part of a translation, in words: section 2 (promises) has changed in the original.
 * @param original the translated page
 * @param translation its translation
 */
export function describeDrift(
  { state, name: called, original: at, translation: place }: DriftedPart,
  original: JsonObject,
  translation: JsonObject,
): string {
  const name = called ?? (at ? describePath(at, original) : describePath(place ?? [], translation));
  switch (state) {
    case 'changed':
      return `${name} has changed in the original`;
    case 'missing':
      return `${name} is not there yet`;
    case 'extra':
      return `${name} is no longer in the original`;
    case 'untranslated':
      return `${name} is not translated yet`;
    case 'unknown':
      return `${name}: the translated version is not recorded`;
  }
}

/** A path in words: “section 2 (promises)”, “template › intro”, “title”. */
function describePath(path: JsonPath, page: JsonObject): string {
  const [first, second] = path;
  if (first !== 'sections' || typeof second !== 'number') return path.join(' › ');
  const section = (page['sections'] as JsonObject[])[second];
  return `section ${second + 1} (${String(section?.['use'] ?? section?.['type'])})`;
}
