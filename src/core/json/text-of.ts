/**
 * A value that has not been checked yet, as text; empty for objects and lists: one with a key "toString" can't be made into
 * a text at all, and the attempt throws.
 */
export function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? '' : String(value);
}
