/**
 * Replaces the parts of a value that equal parts of an earlier value by the earlier ones, so that results can be
 * found by identity. The order of keys counts; entries of a list may have moved.
 * @param value plain data, which are changed in place
 * @returns the earlier value if all is equal
 */
export function shareEqual<Value>(earlier: unknown, value: Value): Value {
  return shared(earlier, value) as Value;
}

function shared(earlier: unknown, value: unknown): unknown {
  if (earlier === value) return value;
  if (!isContainer(earlier) || !isContainer(value)) return value;
  if (Array.isArray(earlier) !== Array.isArray(value)) return value;
  const [before, after] = [Object.keys(earlier), Object.keys(value)];
  let isEqual = before.length === after.length;
  let differing = Math.abs(before.length - after.length);
  for (const [index, key] of after.entries()) {
    const sharedValue = Object.hasOwn(earlier, key) ? shared(earlier[key], value[key]) : value[key];
    if (sharedValue !== value[key]) value[key] = sharedValue;
    if (before[index] === key && sharedValue === earlier[key]) continue;
    isEqual = false;
    differing++;
  }
  if (differing > 1 && Array.isArray(earlier) && Array.isArray(value)) shareMoved(earlier, value);
  return isEqual ? earlier : value;
}

function shareMoved(earlier: readonly unknown[], list: unknown[]): void {
  const known = new Map(earlier.filter(isContainer).map((entry) => [JSON.stringify(entry), entry]));
  for (const [index, entry] of list.entries())
    if (isContainer(entry) && entry !== earlier[index])
      list[index] = known.get(JSON.stringify(entry)) ?? entry;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
