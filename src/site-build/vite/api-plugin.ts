import type { Plugin } from 'vite';
import { apiFile } from '../code/api-file.ts';

/** Lets a project's code, in any folder, import the public API by name. */
export function apiPlugin(): Plugin {
  return {
    name: 'engine-api',
    enforce: 'pre',
    resolveId: { filter: { id: /^pagewright\// }, handler: (id) => apiFile(id) },
  };
}
