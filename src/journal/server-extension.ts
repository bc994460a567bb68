import { journalPlugin } from './oai/plugin.ts';

/** What the server does for the journal: it answers harvesters. src/server/extensions.ts says what it expects here. */
export const plugin = journalPlugin;
