/**
 * An unvalidated value as text; empty for objects and lists, because converting an object with a key
 * "toString" would throw.
 */
export function toText(value: unknown): string {
  return typeof value === 'object' && value !== null ? '' : String(value);
}
