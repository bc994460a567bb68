/* The public API for the server part of an extension: routes and hooks. */

export type { ServerExtension, ServerExtensionOptions } from '../server/extensions.ts';
