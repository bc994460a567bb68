/**
 * Puts the advisors of one subject before all others; both groups keep their order.
 * @param group the subject; empty for none
 */
export function matchingFirst<Advisor extends { group?: string }>(
  advisors: readonly Advisor[],
  group: string,
): readonly Advisor[] {
  const isLit = (advisor: Advisor) => advisor.group === group;
  return group === '' ? advisors : [...advisors.filter(isLit), ...advisors.filter((one) => !isLit(one))];
}
