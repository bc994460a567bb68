import path from 'node:path';

/** The style sheet of the engine's tokens. */
export const defaultTokensFile = path.resolve(import.meta.dirname, '../../ui/default-tokens.css');
