import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { loadExtension } from '../extensions/load-extensions.ts';
import { cacheText, textsIn, type KnownText } from './cached-texts.ts';
import type { TextsInput } from './texts-in-workers.ts';

/* The thread that reads texts one by one. It stores no text in memory. */

const { roots, extension, version, files } = workerData as TextsInput;
const read = await (await loadExtension(roots, extension)).textReader!();
const texts = textsIn(roots, version);
const known = files.map(([file, hash]): KnownText => {
  const text = readFileSync(path.join(roots.site, file), 'utf8');
  return cacheText(texts, read({ path: file, text }), [file, hash]);
});
parentPort!.postMessage(known);
