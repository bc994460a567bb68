import { parseSharedSections, withShared } from 'pagewright/content';
import type { LiveState } from 'pagewright/editor';
import { readJson } from 'pagewright/json';

/** Returns a function that counts the pages with a shared section, directly or in another one. */
export function countSharedUses({ project }: Pick<LiveState, 'project'>): (name: string) => number {
  let counts: Map<string, number> | undefined;
  const count = () => {
    const shared = parseSharedSections(project);
    const found = new Map<string, number>();
    for (const file of [...project.pages, ...(project.unrouted ?? [])]) {
      if (!file.text.includes('"use"')) continue;
      for (const name of withShared(readJson(file), shared).uses ?? [])
        found.set(name, (found.get(name) ?? 0) + 1);
    }
    return found;
  };
  return (name) => (counts ??= count()).get(name) ?? 0;
}
