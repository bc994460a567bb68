import type { FastifyInstance } from 'fastify';
import { journalPlugin, type JournalOptions } from './node/oai/plugin.ts';
import { usagePlugin, type UsageOptions } from './node/usage/plugin.ts';

/**
 * The journal's server part: it answers harvesters, and counts usage. src/server/extensions.ts defines the interface.
 */
export async function plugin(app: FastifyInstance, options: JournalOptions & UsageOptions): Promise<void> {
  await journalPlugin(app, options);
  usagePlugin(app, options);
}

// The hooks apply to all addresses of the site, not only to those of the plugin.
Object.assign(plugin, { [Symbol.for('skip-override')]: true });
