import type { Use } from './uses.ts';
import type { WrittenContent, WrittenFile } from './written-content.ts';

/**
 * Returns a function from a file to the routes that show its content: a page's own route; for a shared section the
 * routes of all pages that use it, directly or through other shared sections; none for other files.
 * @param uses the result of `usesIn`
 */
export function routesShowing(
  { shared }: WrittenContent,
  uses: readonly Use[],
): (file: WrittenFile) => string[] {
  const usesByFile = Map.groupBy(
    uses.filter(({ kind }) => kind === 'shared'),
    ({ name }) => shared.get(name),
  );
  return (file) => {
    const found = new Set([file]);
    // The loop also visits the files that are added during it, each only once.
    for (const each of found) for (const use of usesByFile.get(each) ?? []) found.add(use.in);
    return [...found].flatMap(({ route }) => (route === undefined ? [] : [route]));
  };
}
