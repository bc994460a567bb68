import { readFile } from 'node:fs/promises';
import type { Bundle } from './bundle.ts';
import { scriptsFor } from './bundle-files.ts';

interface WorkerInput {
  build: string;
  /** The offline page as a document. */
  html: string;
  /** The section types on it. */
  types: readonly string[];
  /** The page that shows receipts, where the site has one. */
  receiptRoute: string | undefined;
}

/**
 * The service worker of this build: its code, and in front of it what it keeps from the start. It changes with every
 * build, which is how browsers learn of a new one.
 */
export async function workerScript(
  { workerFile, manifest }: Bundle,
  { build, html, types, receiptRoute }: WorkerInput,
): Promise<string> {
  const assets = [...new Set([...addressesIn(html), ...scriptsFor(manifest, types)])];
  return `self.thisBuild=${JSON.stringify({ build, assets, receiptRoute })};\n${await readFile(workerFile, 'utf8')}`;
}

/** Everything that the document itself loads: style sheets, fonts, pictures, its data of the site; no films. */
function addressesIn(html: string): string[] {
  const found = html.matchAll(/"(\/(?:assets|media)\/[^"\s]+\.(?!mp4|webm)[a-z0-9]+)"/g);
  return [...found].map(([, address = '']) => address);
}
