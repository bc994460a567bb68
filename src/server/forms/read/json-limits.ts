const most = { values: 5000, depth: 16 };

/**
 * Whether a JSON value has no more parts, and is nested no deeper, than any form that people fill in: what follows
 * takes time by the number of parts and walks them by calling itself.
 */
export function isWithinLimits(value: unknown): boolean {
  let left = most.values;
  const visit = (part: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > most.depth) return false;
    if (typeof part !== 'object' || part === null) return true;
    return Object.values(part).every((inner) => visit(inner, depth + 1));
  };
  return visit(value, 0);
}
