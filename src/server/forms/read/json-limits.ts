const max = { values: 5000, depth: 16 };

/**
 * Whether a JSON value has no more parts and levels than any form that people fill in. What is done with it next takes
 * time for each part and is recursive.
 */
export function isWithinLimits(value: unknown): boolean {
  let left = max.values;
  const visit = (part: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > max.depth) return false;
    if (typeof part !== 'object' || part === null) return true;
    return Object.values(part).every((inner) => visit(inner, depth + 1));
  };
  return visit(value, 0);
}
