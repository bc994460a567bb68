import { readFile } from 'node:fs/promises';
import type { Bundle } from './bundle.ts';
import { scriptsFor } from './bundle-files.ts';

interface WorkerInput {
  build: string;
  /** The document of the offline page. */
  html: string;
  /** Its section types. */
  types: readonly string[];
  /** The receipt page, if the site has one. */
  receiptRoute: string | undefined;
}

/**
 * The service worker of this build: a list of the files that it caches from the start, and its code. It
 * changes with every build, so that browsers notice a new build.
 */
export async function workerScript(
  { workerFile, manifest }: Bundle,
  { build, html, types, receiptRoute }: WorkerInput,
): Promise<string> {
  const assets = [...new Set([...addressesIn(html), ...scriptsFor(manifest, types)])];
  return `self.thisBuild=${JSON.stringify({ build, assets, receiptRoute })};\n${await readFile(workerFile, 'utf8')}`;
}

/**
 * The addresses of all files that the document itself loads: style sheets, fonts, pictures, site data; no
 * films.
 */
function addressesIn(html: string): string[] {
  const found = html.matchAll(/"(\/(?:assets|media)\/[^"\s]+\.(?!mp4|webm)[a-z0-9]+)"/g);
  return [...found].map(([, address = '']) => address);
}
