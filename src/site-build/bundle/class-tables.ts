import type { Plugin } from 'vite';

/** Vite plugins that pass the names of the classes of CSS modules from one build to the next. */
interface ClassTables {
  /** Collects the names in the build that compiles the style sheets. */
  collect: Plugin;
  /** Replaces the style sheets with these names, in a build that needs no styles. */
  use: Plugin;
}

/** Compiling all CSS modules again, only for their names, would take half a second of CPU time. */
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
          const found = await this.resolve(source, importer, { skipSelf: true });
          return found && tables.has(found.id) ? found.id + ENDING : found;
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
