import path from 'node:path';

/** The folder of the engine. */
export const engineRoot = path.resolve(import.meta.dirname, '../../..');
