import type { EnvironmentModuleNode, RunnableDevEnvironment } from 'vite';

/** A style sheet, with the name under which Vite's client replaces it after an edit. */
export interface NamedSheet {
  id: string;
  css: string;
}

/**
 * The style sheets of a page: those that the given modules import statically, directly or indirectly, in import
 * order. Without them the page would be unstyled until its code is loaded.
 * @param environment that has run the modules
 * @param files of those modules, absolute
 */
export async function pageStyles(
  environment: RunnableDevEnvironment,
  files: readonly string[],
): Promise<NamedSheet[]> {
  const { moduleGraph, runner } = environment;
  const sheets = new Map<string, string>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = async (module: EnvironmentModuleNode | undefined, url: string): Promise<void> => {
    if (!module?.id || seen.has(module)) return;
    seen.add(module);
    if (module.id.endsWith('.css')) sheets.set(module.id, url);
    else
      for (const dependency of module.transformResult?.deps ?? [])
        await visit(await moduleGraph.getModuleByUrl(unwrapped(dependency)), dependency);
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

/** The id of a virtual module, from Vite's encoding in imports. */
function unwrapped(url: string): string {
  return url.replace(/^\/@id\//, '');
}
