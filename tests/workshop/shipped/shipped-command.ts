import path from 'node:path';
import type { Roots } from '../../../src/site-build/roots.ts';
import { oldestBrowsers } from '../../../src/site-build/vite/oldest-browsers.ts';
import { checkShipped, shippedFiles } from './check-shipped.ts';
import { exceptions } from './exceptions.ts';

/**
 * Checks a built site against the oldest browsers in package.json.
 * @returns one line for each result, and whether there are no problems
 */
export function shippedCommand(roots: Roots): { lines: string[]; ok: boolean } {
  const browsers = oldestBrowsers(roots.engine);
  const files = shippedFiles(path.join(roots.site, 'dist'));
  if (files.length === 0) return { lines: ['Nothing is built: run `npm run build`.'], ok: false };
  const { problems, stale } = checkShipped(files, browsers, exceptions);
  const lines = problems.map((problem) => `${problem}. ${remedy}`);
  // Only for the engine's own site: another site may have no section that needs an exception.
  if (roots.site === roots.engine)
    lines.push(...stale.map(({ feature }) => `No file needs the exception ${feature} any more: remove it.`));
  const names = browsers.map(({ name, version }) => `${name} ${version}`).join(', ');
  return lines.length > 0
    ? { lines, ok: false }
    : { lines: [`${files.length} scripts and style sheets need no features newer than ${names}.`], ok: true };
}

const remedy =
  'Write it in another way, add a fallback, or add it to tests/workshop/shipped/exceptions.ts with the reason why nothing is lost.';
