/* What the server loads of an extension: routes and hooks. */

export type { ServerExtension, ServerExtensionOptions } from '../server/extensions.ts';
