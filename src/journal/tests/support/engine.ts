import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder of the engine. */
export const engine = path.dirname(createRequire(import.meta.url).resolve('pagewright/package.json'));
