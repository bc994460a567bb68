import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InlinePlace } from '../../core/page/document/assets.ts';
import type { Bundle } from './bundle.ts';
import { entriesInline } from './inline-entries.ts';

/**
 * The scripts that stand in documents, the same in each, so that the content policy can name them.
 * @throws when the bundle lacks an entry
 */
export function inlineScripts(bundle: Pick<Bundle, 'clientDir' | 'manifest'>): Record<InlinePlace, string> {
  const script = (place: InlinePlace) => entriesInline[place].map((name) => textOf(name, bundle)).join(';');
  return { first: script('first'), rules: script('rules'), last: script('last') };
}

/** How a content policy names these scripts. */
export function hashSources(scripts: Record<InlinePlace, string>): string {
  return Object.values(scripts).map(hashSource).join(' ');
}

/** How a content policy names an inline script. @see https://www.w3.org/TR/CSP3/#framework-directive-source-list */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function textOf(name: string, { clientDir, manifest }: Pick<Bundle, 'clientDir' | 'manifest'>): string {
  const entry = manifest[name];
  if (!entry) throw new Error(`The bundle has no entry ${name}.`);
  return withoutMap(readFileSync(path.join(clientDir, entry.file), 'utf8'));
}

/** The note where the source map lies is for files. */
function withoutMap(code: string): string {
  return code.replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '').trim();
}
