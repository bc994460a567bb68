import path from 'node:path';
import type { Plugin } from 'vite';
import { findCode } from '../code-places.ts';
import type { Roots } from '../roots.ts';

/**
 * Makes `virtual:sections` the list of all components of sections: of the engine, of the project, and of extensions. A new
 * one is a file, and the page that shows it loads it.
 * @param types the only ones that are in the list. Default: all
 */
export function sectionsPlugin(roots: Roots, types?: readonly string[]): Plugin {
  return {
    name: 'sections',
    resolveId: (id) => (id === list ? `\0${list}` : undefined),
    load(id) {
      if (id !== `\0${list}`) return undefined;
      const entries = sectionFiles(roots).filter(([code]) => !types || types.includes(code));
      const lines = entries.map(([code, file]) => `  ${quoted(code)}: () => import(${quoted(file)}),\n`);
      return `export const sections = {\n${lines.join('')}};\n`;
    },
    configureServer(server) {
      server.watcher.on('all', (event, file) => {
        if (!/^(add|unlink)$/.test(event) || !SECTION.test(withSlashes(file))) return;
        for (const { moduleGraph } of Object.values(server.environments)) {
          const module = moduleGraph.getModuleById(`\0${list}`);
          if (module) moduleGraph.invalidateModule(module);
        }
      });
    },
  };
}

const list = 'virtual:sections';

/** src/sections/faq/faq.tsx is faq, src/sections/card-grid/looks/books.tsx is card-grid/books. */
const SECTION = /\/sections\/(?:[^/]+\/([^/]+)|([^/]+)\/looks\/([^/]+))\.(?:tsx|js)$/;

function sectionFiles(roots: Roots): [code: string, file: string][] {
  return findCode(roots, 'src/sections/*/{,looks/}*.tsx', 'src/*/sections/*/{,looks/}*.tsx').map((found) => {
    const file = withSlashes(path.join(found.root, found.path));
    const [, type, owner, look] = SECTION.exec(file)!;
    return [type ?? `${owner}/${look}`, file];
  });
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

function withSlashes(file: string): string {
  return file.replaceAll(path.sep, '/');
}
