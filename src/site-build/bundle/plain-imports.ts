import type { Plugin } from 'vite';

/**
 * Leaves out the code with which Vite fetches what a file imports, and its styles, ahead of the file: here a file's imports
 * are there already, and its styles come by themselves. That is 0.6 kB of every page's script.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}
