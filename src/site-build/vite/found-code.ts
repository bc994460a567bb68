import path from 'node:path';
import type { Plugin } from 'vite';
import { findCode } from '../code/code-places.ts';
import { pascalCase } from '../generate/pascal-case.ts';
import type { Roots } from '../roots.ts';

/**
 * Virtual modules that list files of the engine, the project and extensions: `virtual:sections` lists all
 * section components, loaded on demand, and `virtual:widgets` the form controls. So adding one means adding a
 * file.
 * @param types code names of the listed sections. Default: all
 */
export function foundCode(roots: Roots, types?: readonly string[]): Plugin {
  const lists: Record<string, () => string> = {
    'virtual:sections': () => sectionList(roots, types),
    'virtual:widgets': () => widgetList(roots),
  };
  return {
    name: 'found-code',
    resolveId: {
      filter: { id: /^virtual:/ },
      handler: (id) => (Object.hasOwn(lists, id) ? `\0${id}` : undefined),
    },
    load: { filter: { id: /^\0virtual:/ }, handler: (id) => lists[id.slice(1)]?.() },
    configureServer(server) {
      server.watcher.on('all', (event, file) => {
        if (!/^(add|unlink)$/.test(event) || !(SECTION.test(slashed(file)) || WIDGET.test(slashed(file))))
          return;
        for (const { moduleGraph } of Object.values(server.environments)) {
          for (const id of Object.keys(lists)) {
            const module = moduleGraph.getModuleById(`\0${id}`);
            if (module) moduleGraph.invalidateModule(module);
          }
        }
        // Open pages have the old list.
        server.environments.client.hot.send({ type: 'full-reload' });
      });
    },
  };
}

/**
 * Matches the file of a section: src/sections/faq/faq.tsx is faq, src/sections/card-grid/variants/books.tsx
 * is card-grid/books.
 */
const SECTION = /\/sections\/(?:[^/]+\/([^/]+)|([^/]+)\/variants\/([^/]+))\.[jt]sx$/;

function sectionList(roots: Roots, types: readonly string[] | undefined): string {
  const lines = findCode(roots, 'src/{,*/}sections/*/{,variants/}*.tsx').flatMap(
    ({ root, path: pathInRoot }) => {
      const file = slashed(path.join(root, pathInRoot));
      const [, type, owner, look] = SECTION.exec(file)!;
      const code = type ?? `${owner}/${look}`;
      return types && !types.includes(code) ? [] : [`  ${quoted(code)}: () => import(${quoted(file)}),\n`];
    },
  );
  return `export const sections = {\n${lines.join('')}};\n`;
}

/**
 * Matches the file of a widget. Widgets without a schema are the defaults, used by questions that name no
 * widget.
 */
const WIDGET = /\/forms\/widgets\/([a-z-]+)-widget\.[jt]sx$/;

function widgetList(roots: Roots): string {
  const widgetNames = new Set(
    findCode(roots, 'schemas/widgets/*.schema.json').map((each) => stem(each.path)),
  );
  const files = findCode(roots, 'src/forms/widgets/*-widget.tsx').map(({ root, path: pathInRoot }) =>
    slashed(path.join(root, pathInRoot)),
  );
  const widgets = files.flatMap((file) => {
    const [, name = ''] = WIDGET.exec(file) ?? [];
    return widgetNames.has(name) ? [{ name, file, component: `${pascalCase(name)}Widget` }] : [];
  });
  const imports = widgets.map(({ component, file }) => `import { ${component} } from ${quoted(file)};\n`);
  const entries = widgets.map(({ name, component }) => `  ${quoted(name)}: ${component},\n`);
  return `${imports.join('')}export const widgets = {\n${entries.join('')}};\n`;
}

function stem(file: string): string {
  return path.basename(file, '.schema.json');
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

function slashed(file: string): string {
  return file.replaceAll(path.sep, '/');
}
