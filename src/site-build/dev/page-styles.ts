import type { EnvironmentModuleGraph, EnvironmentModuleNode, RunnableDevEnvironment } from 'vite';

/** A style sheet with its module id: by this id Vite's client replaces the sheet after an edit. */
export interface NamedSheet {
  id: string;
  css: string;
}

/**
 * The style sheets of a page: all that the given modules import statically, directly or indirectly, in import
 * order. Without them, the page would be unstyled until its code is loaded.
 * @param environment the environment that has run the modules
 * @param files absolute paths of those modules
 */
export async function pageStyles(
  environment: RunnableDevEnvironment,
  files: readonly string[],
): Promise<NamedSheet[]> {
  const { moduleGraph, runner } = environment;
  const sheets = new Map<string, string>();
  const visited = new Set<EnvironmentModuleNode>();
  const visit = async (module: EnvironmentModuleNode | undefined, url: string): Promise<void> => {
    if (!module?.id || visited.has(module)) return;
    visited.add(module);
    if (module.id.endsWith('.css')) sheets.set(module.id, url);
    else
      for (const dependency of module.transformResult?.deps ?? [])
        await visit(await importedModule(moduleGraph, dependency), dependency);
  };
  for (const file of files) {
    for (const module of moduleGraph.getModulesByFile(file) ?? []) await visit(module, module.url);
  }
  return Promise.all(
    [...sheets].map(async ([id, url]) => {
      const { default: css } = (await runner.import(`${url}?inline`)) as { default: string };
      return { id, css };
    }),
  );
}

/** A module by the address in Vite's import. The address of a virtual module contains its id. */
function importedModule(
  moduleGraph: EnvironmentModuleGraph,
  url: string,
): EnvironmentModuleNode | undefined | Promise<EnvironmentModuleNode | undefined> {
  const virtual = /^\/@id\/(.*)$/.exec(url)?.[1];
  // Vite writes the NUL character at the beginning of such an id as "__x00__", because addresses can't
  // contain it.
  return virtual === undefined
    ? moduleGraph.getModuleByUrl(url)
    : moduleGraph.getModuleById(virtual.replace('__x00__', '\0'));
}
