import path from 'node:path';

/** The extension of the engine's modules: `.ts` in a checkout, `.js` in the compiled package. */
export const codeEnding = path.extname(import.meta.filename);
