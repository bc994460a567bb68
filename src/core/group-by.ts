/**
 * Groups values by a key, like `Map.groupBy`. For code that runs in browsers: Safari has `Map.groupBy` only
 * from 17.4.
 * @param values the values
 * @param getKey returns the key of a value
 * @returns the groups in the order of their first values
 */
export function groupBy<Value, Key>(
  values: Iterable<Value>,
  getKey: (value: Value) => Key,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = getKey(value);
    const group = groups.get(key) ?? [];
    group.push(value);
    groups.set(key, group);
  }
  return groups;
}
