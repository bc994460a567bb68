import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Bundle } from './bundle.ts';

/** The entries that every document holds itself, in this order: what must happen before anything is painted. */
export const inlineEntries = ['preferences.ts', 'first-fonts.ts', 'first-styles.ts'];

/**
 * The one script that stands in documents, the same in each, so that the content policy can name it.
 * @throws when the bundle has no such entry
 */
export function inlineScript({ clientDir, manifest }: Pick<Bundle, 'clientDir' | 'manifest'>): string {
  const texts = inlineEntries.map((name) => {
    const entry = manifest[name];
    if (!entry) throw new Error(`The bundle has no entry ${name}.`);
    return withoutMap(readFileSync(path.join(clientDir, entry.file), 'utf8'));
  });
  return texts.join(';');
}

/** How a content policy names an inline script. @see https://www.w3.org/TR/CSP3/#framework-directive-source-list */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The note where the source map lies is for files. */
function withoutMap(code: string): string {
  return code.replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '').trim();
}
