import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Roots } from '../roots.ts';
import { readFormServer } from './form-server.ts';

/**
 * Turns each file of pages-config/_forms into a module, and `virtual:forms` into their list: so a new form is
 * one JSON file, and a page loads only its own forms. In development, forms are never sent to another server.
 * @param excludedIds the ids of forms that are left out. Default: none
 */
export function formModulesPlugin({ site }: Roots, excludedIds: readonly string[] = []): Plugin {
  const folder = path.join(site, 'pages-config/_forms');
  let isBuild = false;
  return {
    name: 'forms',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: { filter: { id: /^virtual:form/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:form/ },
      async handler(id) {
        if (id === `\0${listModuleId}`) {
          const ids = (await formIds(folder)).filter((form) => !excludedIds.includes(form));
          return listModule(ids, isBuild ? readFormServer(site) : '');
        }
        if (!id.startsWith(`\0${formModulePrefix}`)) return undefined;
        const name = id.slice(formModulePrefix.length + 1);
        this.addWatchFile(path.join(folder, `${name}.json`));
        // Its compiler is loaded while the bundler already works, and not at all for a site without forms.
        const { formModule } = await import('./form-module.ts');
        return formModule(folder, name);
      },
    },
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => {
        if (path.dirname(file) !== folder) return;
        for (const { moduleGraph } of Object.values(server.environments)) {
          for (const id of [`\0${listModuleId}`, `\0${formModulePrefix}${path.basename(file, '.json')}`]) {
            const module = moduleGraph.getModuleById(id);
            if (module) moduleGraph.invalidateModule(module);
          }
        }
      });
    },
  };
}

const listModuleId = 'virtual:forms';
const formModulePrefix = 'virtual:form/';

/** The ids of a site's forms, from their file names; may be empty. */
async function formIds(folder: string): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names
    .filter((name) => /^[a-z][a-z0-9-]*\.json$/.test(name))
    .map((name) => path.basename(name, '.json'));
}

function listModule(ids: string[], server: string): string {
  const entries = ids.map(
    (id) => `  ${JSON.stringify(id)}: () => import(${JSON.stringify(formModulePrefix + id)}),`,
  );
  return `export const server = ${JSON.stringify(server)};\nexport const forms = {\n${entries.join('\n')}\n};\n`;
}
