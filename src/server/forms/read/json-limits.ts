const max = { values: 5000, depth: 16 };

/**
 * Whether a JSON value is within limits that any real form respects. Later steps are recursive, and take time
 * for each value.
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
