import path from 'node:path';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { styleTargets, type OldestBrowser } from '../vite/oldest-browsers.ts';
import { componentPath } from './component-path.ts';

/** The style sheets of a bundle by the files that they are written in, and who needs which; what is shared comes first. */
export interface BundleStyles {
  /** Minified. */
  texts: Record<string, string>;
  /** What every hydrated page needs. */
  shared: string[];
  /** What each section needs besides, by its component (`codePath`). */
  sections: Record<string, string[]>;
  forms: string[];
  /** What the application shows on some sites only. */
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
 * Collects style sheets as they are written, in place of those that Vite puts together for files of scripts: a page needs
 * those of its sections, whichever file their code is in.
 * @param source the folder that the names of files begin at
 * @returns the plugin, and what it has collected once the bundle is made
 */
export function collectStyles(source: string, browsers: readonly OldestBrowser[]) {
  const targets = styleTargets(browsers);
  const collected: BundleStyles = { texts: {}, shared: [], sections: {}, forms: [], others: [] };
  const nameOf = (id: string) => (path.isAbsolute(id) ? withSlashes(path.relative(source, id)) : id);
  const { texts } = collected;
  const plugin: Plugin = {
    name: 'collect-styles',
    transform(css, id) {
      if (!id.endsWith('.css')) return;
      const { code } = transform({ filename: id, code: Buffer.from(css), minify: true, targets });
      texts[nameOf(id)] = code.toString();
    },
    generateBundle() {
      const needs = (entries: string[], isLater: boolean) => {
        const begin = entries.map((name) => path.join(source, name));
        const names = reached(this, begin, isLater)
          .map(nameOf)
          .filter((name) => texts[name] !== undefined);
        const own = names.filter((name) => !collected.shared.includes(name));
        return own.sort((one, other) => Number(isOwn(one)) - Number(isOwn(other)));
      };
      collected.shared = needs(['entries/hydrate.tsx', 'app/watch-connection.ts'], false);
      for (const name of [...this.getModuleIds()].map(nameOf)) {
        const component = componentPath(name);
        if (component) collected.sections[component] = needs([name], true);
      }
      collected.forms = needs(['forms/form-code.ts'], true);
      const known = new Set([collected.forms, ...Object.values(collected.sections)].flat());
      collected.others = needs(['entries/hydrate.tsx'], true).filter((name) => !known.has(name));
    },
  };
  return { plugin, collected };
}

/** Modules in the order in which they run, imports first. */
function reached(modules: Modules, begin: readonly string[], isLater: boolean): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...(isLater ? dynamicallyImportedIds : [])]) visit(next);
    found.push(id);
  };
  begin.forEach(visit);
  return found;
}

/** Whether a sheet may change what shared ones say. */
function isOwn(name: string): boolean {
  return !/(^|\/)ui\/|^virtual:/.test(name);
}

function withSlashes(file: string): string {
  return file.replaceAll('\\', '/');
}
