import { workerData } from 'node:worker_threads';
import { siteTheme } from '../theme/site-theme.ts';
import { buildFonts } from './build-fonts.ts';
import type { SubsetInput } from './subset-ahead.ts';
import { locateTypefaces } from './typefaces.ts';

/* The thread that subsets fonts into the cache. */

const { text, content, cache } = workerData as SubsetInput;
await buildFonts({ text, cache, typefaces: locateTypefaces(siteTheme(content).typefaces, content) });
