import path from 'node:path';

/** The ending of the engine's modules: `.ts` in a checkout, `.js` in the package, where they are compiled. */
export const codeEnding = path.extname(import.meta.filename);
