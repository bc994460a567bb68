import type { DataPath } from 'pagewright/json';

/** A copy of a value in which another is set at a path; undefined removes a key. Missing objects are added. */
export function withValueAt(value: unknown, [key, ...rest]: DataPath, next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value)) return value.with(Number(key), withValueAt(value[Number(key)], rest, next));
  const object = { ...(value as Record<string, unknown> | undefined) };
  const inner = withValueAt(object[key], rest, next);
  if (inner === undefined) delete object[key];
  else object[key] = inner;
  return object;
}
