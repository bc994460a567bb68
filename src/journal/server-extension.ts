import type { FastifyInstance } from 'fastify';
import { journalPlugin, type JournalOptions } from './oai/plugin.ts';
import { usagePlugin, type UsageOptions } from './usage/plugin.ts';

/** What the server does for the journal: it answers harvesters, and counts reading. src/server/extensions.ts says what it expects here. */
export async function plugin(app: FastifyInstance, options: JournalOptions & UsageOptions): Promise<void> {
  await journalPlugin(app, options);
  usagePlugin(app, options);
}

// Its hooks are for all of the site's addresses, not for those of the plugin alone.
Object.assign(plugin, { [Symbol.for('skip-override')]: true });
