import type { Plugin } from 'vite';

/** Vite plugins that pass the names of the classes of CSS modules from one build to the next. */
interface ClassTables {
  /** Collects the names in the build that compiles the style sheets. */
  collect: Plugin;
  /** Replaces the style sheets with these names, in a build that needs no styles. */
  use: Plugin;
}

/**
 * Returns the two plugins. Without them, the build of the render code would compile all CSS modules again, only for
 * the names of their classes, which takes half a second of CPU time.
 */
export function classTables(): ClassTables {
  const tables = new Map<string, string>();
  return {
    collect: {
      name: 'collect-class-tables',
      config: () => ({
        css: { modules: { getJSON: (file, table) => void tables.set(file, JSON.stringify(table)) } },
      }),
    },
    use: {
      name: 'use-class-tables',
      enforce: 'pre',
      resolveId: {
        filter: { id: /\.module\.css$/ },
        async handler(source, importer) {
          const module = await this.resolve(source, importer, { skipSelf: true });
          return module && tables.has(module.id) ? module.id + ENDING : module;
        },
      },
      load: {
        filter: { id: /\.module\.css\.classes$/ },
        handler: (id) => ({ code: tables.get(id.slice(0, -ENDING.length))!, moduleType: 'json' }),
      },
    },
  };
}

/** With this ending, Vite does not take the table for a style sheet. */
const ENDING = '.classes';
