import type { Branch } from './shape.ts';

/** What has changed in what holds under a condition, or as one of several. */
export interface BranchChanges {
  /** In words, each change by which more may be asked than before. */
  words: string[];
  /** Those that belong together, and may differ within. */
  pairs: [old: Branch, now: Branch][];
}

/** Compares conditions and alternatives. Which content a condition concerns is not looked into: another one may ask more. */
export function branchChanges(old: readonly Branch[], now: readonly Branch[]): BranchChanges {
  const of = (branches: readonly Branch[], keyword: string) =>
    branches.filter((branch) => branch.keyword === keyword);
  const alternatives = (['oneOf', 'anyOf'] as const).map((keyword) =>
    comparedAlternatives(keyword, of(old, keyword), of(now, keyword)),
  );
  const conditions = (['allOf', 'if', 'not', 'contains'] as const).map((keyword) =>
    comparedConditions(keyword, of(old, keyword), of(now, keyword)),
  );
  const outcomes = (['then', 'else'] as const).map((keyword) =>
    inOrder(keyword, of(old, keyword), of(now, keyword)),
  );
  const all = [...alternatives, ...conditions, ...outcomes];
  return { words: all.flatMap(({ words }) => words), pairs: all.flatMap(({ pairs }) => pairs) };
}

/** Each alternative that there was has to be there still; new ones only take more. */
function comparedAlternatives(keyword: string, old: Branch[], now: Branch[]): BranchChanges {
  if (old.length === 0) return { words: now.length > 0 ? [asksMore(keyword)] : [], pairs: [] };
  if (now.length === 0) return { words: [], pairs: [] };
  const free = [...now];
  const taken = (match: (branch: Branch) => boolean) => {
    const place = free.findIndex(match);
    return place < 0 ? undefined : free.splice(place, 1)[0];
  };
  const named = old.map((branch) => [branch, taken(({ name }) => name === branch.name)] as const);
  const lost = named.filter(([, other]) => !other).length;
  // As many as before, of which some say otherwise: those that are left belong together in their order.
  const isSameCount = lost === free.length;
  const paired = named.map(
    ([branch, other]) => [branch, other ?? (isSameCount ? free.shift() : undefined)] as const,
  );
  const pairs = paired.flatMap(([branch, other]): [Branch, Branch][] => (other ? [[branch, other]] : []));
  return { words: pairs.length < old.length ? [`an alternative of "${keyword}" is gone`] : [], pairs };
}

/** Each condition that there is has to have been there before; fewer of them only take more. */
function comparedConditions(keyword: string, old: Branch[], now: Branch[]): BranchChanges {
  const pairs = now.flatMap((branch): [Branch, Branch][] => {
    const same = old.find(({ name }) => name === branch.name);
    return same ? [[same, branch]] : [];
  });
  // What only decides, or must not hold, is compared as a whole.
  const isHeld = keyword === 'allOf' || keyword === 'contains';
  return { words: pairs.length < now.length ? [asksMore(keyword)] : [], pairs: isHeld ? pairs : [] };
}

function inOrder(keyword: string, old: Branch[], now: Branch[]): BranchChanges {
  const pairs = old.flatMap((branch, index): [Branch, Branch][] => {
    const other = now[index];
    return other ? [[branch, other]] : [];
  });
  return { words: now.length > old.length ? [asksMore(keyword)] : [], pairs };
}

function asksMore(keyword: string): string {
  return `"${keyword}" may ask more than before`;
}
