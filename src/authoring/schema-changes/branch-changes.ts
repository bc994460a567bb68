import type { SchemaBranch } from './shape.ts';

/** The differences between the branches (`oneOf`, `if`, `then` …) of two schemas. */
export interface BranchChanges {
  /** Each change that may be stricter, as a sentence. */
  descriptions: string[];
  /** Each old branch with its new counterpart; the caller compares their schemas. */
  pairs: [old: SchemaBranch, now: SchemaBranch][];
}

/**
 * Compares conditions and alternatives. Any changed condition counts as possibly stricter, because the comparison
 * does not know the content to which the condition applies.
 */
export function branchChanges(old: readonly SchemaBranch[], now: readonly SchemaBranch[]): BranchChanges {
  const withKeyword = (branches: readonly SchemaBranch[], keyword: string) =>
    branches.filter((branch) => branch.keyword === keyword);
  const alternatives = (['oneOf', 'anyOf'] as const).map((keyword) =>
    comparedAlternatives(keyword, withKeyword(old, keyword), withKeyword(now, keyword)),
  );
  const conditions = (['allOf', 'if', 'not', 'contains'] as const).map((keyword) =>
    comparedConditions(keyword, withKeyword(old, keyword), withKeyword(now, keyword)),
  );
  const outcomes = (['then', 'else'] as const).map((keyword) =>
    comparedOutcomes(keyword, withKeyword(old, keyword), withKeyword(now, keyword)),
  );
  const changes = [...alternatives, ...conditions, ...outcomes];
  return {
    descriptions: changes.flatMap((each) => each.descriptions),
    pairs: changes.flatMap(({ pairs }) => pairs),
  };
}

/** Each old alternative must still exist; new alternatives only allow more. */
function comparedAlternatives(keyword: string, old: SchemaBranch[], now: SchemaBranch[]): BranchChanges {
  if (old.length === 0) return { descriptions: now.length > 0 ? [asksMore(keyword)] : [], pairs: [] };
  if (now.length === 0) return { descriptions: [], pairs: [] };
  const unmatchedNow = [...now];
  const takeMatch = (match: (branch: SchemaBranch) => boolean) => {
    const place = unmatchedNow.findIndex(match);
    return place < 0 ? undefined : unmatchedNow.splice(place, 1)[0];
  };
  const pairsByName = old.map((branch) => [branch, takeMatch(({ name }) => name === branch.name)] as const);
  const lostCount = pairsByName.filter(([, other]) => !other).length;
  // If the number of alternatives is the same, the changed ones are paired in order.
  const isSameCount = lostCount === unmatchedNow.length;
  const allPairs = pairsByName.map(
    ([branch, other]) => [branch, other ?? (isSameCount ? unmatchedNow.shift() : undefined)] as const,
  );
  const pairs = allPairs.flatMap(([branch, other]): [SchemaBranch, SchemaBranch][] =>
    other ? [[branch, other]] : [],
  );
  return { descriptions: pairs.length < old.length ? [`an alternative of "${keyword}" is gone`] : [], pairs };
}

/** A condition that the old schema lacks may be stricter; a removed condition only allows more. */
function comparedConditions(keyword: string, old: SchemaBranch[], now: SchemaBranch[]): BranchChanges {
  const pairs = now.flatMap((branch): [SchemaBranch, SchemaBranch][] => {
    const counterpart = old.find(({ name }) => name === branch.name);
    return counterpart ? [[counterpart, branch]] : [];
  });
  // The branches of a pair have equal names. For `if` and `not`, equal schemas are enough: there is nothing to compare.
  const canDiffer = keyword === 'allOf' || keyword === 'contains';
  return {
    descriptions: pairs.length < now.length ? [asksMore(keyword)] : [],
    pairs: canDiffer ? pairs : [],
  };
}

/** Outcomes of conditions correspond by index; one that the old schema lacks may be stricter. */
function comparedOutcomes(keyword: string, old: SchemaBranch[], now: SchemaBranch[]): BranchChanges {
  const pairs = old.flatMap((branch, index): [SchemaBranch, SchemaBranch][] => {
    const other = now[index];
    return other ? [[branch, other]] : [];
  });
  return { descriptions: now.length > old.length ? [asksMore(keyword)] : [], pairs };
}

function asksMore(keyword: string): string {
  return `"${keyword}" may require more than before`;
}
