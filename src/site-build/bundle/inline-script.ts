import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InlinePlace } from '../../core/page/document/assets.ts';
import type { Bundle } from './bundle.ts';
import { entriesByPlace } from './inline-entries.ts';

/**
 * The inline scripts. They are the same in each document, so that the content policy can allow them by hash.
 * @throws Error if the bundle lacks an entry
 */
export function inlineScripts(bundle: Pick<Bundle, 'clientDir' | 'manifest'>): Record<InlinePlace, string> {
  const script = (place: InlinePlace) =>
    entriesByPlace[place].map((name) => readScript(name, bundle)).join(';');
  return { first: script('first'), rules: script('rules'), last: script('last') };
}

/** The sources of these scripts for the content policy. */
export function hashSources(scripts: Record<InlinePlace, string>): string {
  return Object.values(scripts).map(hashSource).join(' ');
}

/**
 * The source of an inline script for the content policy. @see
 * https://www.w3.org/TR/CSP3/#framework-directive-source-list
 */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function readScript(name: string, { clientDir, manifest }: Pick<Bundle, 'clientDir' | 'manifest'>): string {
  const entry = manifest[name];
  if (!entry) throw new Error(`The bundle has no entry ${name}.`);
  return withoutMap(readFileSync(path.join(clientDir, entry.file), 'utf8'));
}

/** Removes the reference to the source map, which is only valid in a file. */
function withoutMap(code: string): string {
  return code.replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '').trim();
}
