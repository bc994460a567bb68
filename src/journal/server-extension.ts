import type { ServerExtension } from '../server/extensions.ts';
import { journalPlugin } from './oai/plugin.ts';

/** What the server does for the journal: it answers harvesters. */
export const plugin: ServerExtension['plugin'] = journalPlugin;
