import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { codePath, FOCUS_CODE } from '../../core/content/section-code.ts';
import { styleTargets, type OldestBrowser } from '../vite/oldest-browsers.ts';
import { componentPath } from './component-path.ts';
import { readSheet, type ReadSheet } from './critical-css/read-sheet.ts';
import { focusStyles, scriptStyles } from './script-styles.ts';

/** The style sheets of a bundle by source file, and the code that needs them. Shared sheets come first. */
export interface BundleStyles {
  /** The minified sheets by source file. */
  texts: Record<string, string>;
  /** The same, parsed: otherwise each process that renders pages would load a parser. */
  sheets: Record<string, ReadSheet>;
  /** Needed by every hydrated page. */
  shared: string[];
  /** Needed by each section in addition, by component (`codePath`). */
  sections: Record<string, string[]>;
  forms: string[];
  /** Needed by the application, but only on some sites. */
  others: string[];
}

interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/**
 * Collects style sheets file by file, instead of Vite's combined ones: a page needs the styles of its
 * sections, even if their code is in a shared file.
 * @param sourceFolder the folder to which file names are relative
 * @returns the plugin, and the collected sheets, complete after the bundle is built
 */
export function collectStyles(sourceFolder: string, browsers: readonly OldestBrowser[]) {
  const targets = styleTargets(browsers);
  const collected: BundleStyles = { texts: {}, sheets: {}, shared: [], sections: {}, forms: [], others: [] };
  const relativeName = (id: string) =>
    path.isAbsolute(id) ? withSlashes(path.relative(sourceFolder, id)) : id;
  const { texts, sheets } = collected;
  const collect = (id: string, css: string | Buffer) => {
    const { code } = transform({ filename: id, code: Buffer.from(css), minify: true, targets });
    const text = code.toString();
    texts[relativeName(id)] = text;
    sheets[relativeName(id)] = readSheet(text);
  };
  const plugin: Plugin = {
    name: 'collect-styles',
    transform: {
      filter: { id: /\.css$/ },
      handler(css, id) {
        collect(id, css);
      },
    },
    buildStart() {
      // A page's language and its pictures need these, which no module imports.
      for (const name of [scriptStyles, focusStyles]) {
        const file = path.join(sourceFolder, name);
        collect(file, readFileSync(file));
      }
    },
    generateBundle() {
      const listSheets = (entries: string[], isLater: boolean) => {
        const entryIds = entries.map((name) => path.join(sourceFolder, name));
        const names = modulesInOrder(this, entryIds, isLater)
          .map(relativeName)
          .filter((name) => texts[name] !== undefined);
        const unsharedNames = names.filter((name) => !collected.shared.includes(name));
        return unsharedNames.sort((one, other) => Number(mayOverride(one)) - Number(mayOverride(other)));
      };
      collected.shared = listSheets(['entries/hydrate.tsx', 'app/start-background-tasks.ts'], false);
      for (const name of [...this.getModuleIds()].map(relativeName)) {
        const component = componentPath(name);
        if (component) collected.sections[component] = listSheets([name], true);
      }
      collected.sections[codePath(FOCUS_CODE)] = [focusStyles];
      collected.forms = listSheets(['forms/form-code.ts'], true);
      const assignedNames = new Set([collected.forms, ...Object.values(collected.sections)].flat());
      collected.others = listSheets(['entries/hydrate.tsx'], true).filter((name) => !assignedNames.has(name));
    },
  };
  return { plugin, collected };
}

/** The modules in order of execution, imports first. */
function modulesInOrder(modules: Modules, entryIds: readonly string[], isLater: boolean): string[] {
  const visited = new Set<string>();
  const ids: string[] = [];
  const visit = (id: string): void => {
    if (visited.has(id)) return;
    visited.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...(isLater ? dynamicallyImportedIds : [])]) visit(next);
    ids.push(id);
  };
  entryIds.forEach(visit);
  return ids;
}

/** Whether a sheet may override shared ones. */
function mayOverride(name: string): boolean {
  return !/(^|\/)ui\/|^virtual:/.test(name);
}

function withSlashes(file: string): string {
  return file.replaceAll('\\', '/');
}
