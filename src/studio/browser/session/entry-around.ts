import type { DataPath } from 'pagewright/json';

/**
 * The object whose form contains the field of a value: the innermost list entry around the value.
 * @param start the length of the path of the section, beyond which the entry is
 */
export function entryAround(path: DataPath, start: number): DataPath {
  const last = path.findLastIndex((key, depth) => typeof key === 'number' && depth >= start);
  // A plain entry is edited in its list.
  return last < 0 || last === path.length - 1 ? path.slice(0, start) : path.slice(0, last + 1);
}
