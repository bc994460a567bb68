import type { Use } from './uses.ts';
import type { WrittenContent, WrittenFile } from './written-content.ts';

/**
 * Tells on which pages visitors see what a file holds: a page’s own route; of a section that pages share the routes of all
 * that use it, by way of other shared sections too; none for other files.
 * @param uses as `usesIn` finds them
 */
export function routesShowing(
  { shared }: WrittenContent,
  uses: readonly Use[],
): (file: WrittenFile) => string[] {
  const usersOf = Map.groupBy(
    uses.filter(({ kind }) => kind === 'shared'),
    ({ name }) => shared.get(name),
  );
  return (file) => {
    const found = new Set([file]);
    // What is added on the way is visited, too, and each file once.
    for (const each of found) for (const use of usersOf.get(each) ?? []) found.add(use.in);
    return [...found].flatMap(({ route }) => (route === undefined ? [] : [route]));
  };
}
