import type { Identifier } from '@mdn/browser-compat-data';
import { compatData } from './support.ts';
import type { Feature } from './support.ts';

/**
 * All members of objects of the language or the browser, by name: `groupBy`, `toSorted`. Static members are
 * included, because the data do not distinguish them.
 */
export function membersByName(): ReadonlyMap<string, readonly Feature[]> {
  const found = new Map<string, Feature[]>();
  const add = (name: string, path: string, { __compat: compat }: Identifier) => {
    if (!compat) return;
    const known = found.get(name);
    if (known) known.push({ path, compat });
    else found.set(name, [{ path, compat }]);
  };
  const { javascript, api } = compatData as unknown as Record<string, Identifier>;
  const visit = (type: Identifier, path: string) => {
    for (const [name, member] of Object.entries(type)) {
      if (name === '__compat') continue;
      add(name, `${path}.${name}`, member as Identifier);
      // Deeper levels are options and details, except in Intl, which contains types.
      if (path === 'javascript.builtins.Intl') visit(member as Identifier, `${path}.${name}`);
    }
  };
  for (const [name, type] of Object.entries(javascript!['builtins'] as Identifier))
    if (name !== '__compat') visit(type as Identifier, `javascript.builtins.${name}`);
  for (const [name, type] of Object.entries(api!))
    if (name !== '__compat') visit(type as Identifier, `api.${name}`);
  return found;
}
