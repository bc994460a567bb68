import { workerData } from 'node:worker_threads';
import { buildFonts } from './build-fonts.ts';
import type { SubsetInput } from './subset-ahead.ts';
import { locateTypefaces } from './typefaces.ts';

/* The worker that subsets fonts into the cache. */

const { text, typefaces, content, cache: cacheFolder } = workerData as SubsetInput;
await buildFonts({ text, cacheFolder, typefaces: locateTypefaces(typefaces, content) });
