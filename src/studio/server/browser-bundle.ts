import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleTool } from 'pagewright/editor';
import type { Roots } from 'pagewright/extension';

/**
 * Bundles the page of the studio, or uses an earlier bundle.
 * @returns its folder, with assets/studio.js, assets/studio.css, and assets/browse.js for browsed pages
 */
export function bundleBrowser(roots: Roots): Promise<string> {
  const files = globSync(['package.json', '*.{ts,js}', 'browser/**/*.*'], { cwd: studio }).sort();
  return bundleTool(roots, {
    name: 'studio',
    entry: fileURLToPath(new URL('../browser/studio.ts', import.meta.url)),
    scripts: { browse: fileURLToPath(new URL('../browser/browse/browsed-page.ts', import.meta.url)) },
    base: '/_studio/',
    sources: files.map((file) => path.join(studio, file)),
    // The checker is loaded into the copy of the page that is checked.
    copied: [
      path.join(studio, 'browser/canvas-marks.css'),
      fileURLToPath(import.meta.resolve('axe-core/axe.min.js')),
    ],
  });
}

const studio = path.join(import.meta.dirname, '..');
