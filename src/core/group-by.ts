/**
 * Groups values by a key, like `Map.groupBy`, which Safari has only from 17.4: for code that runs in browsers.
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
