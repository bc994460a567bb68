import { hash } from 'node:crypto';

const known = new WeakMap<object, string>();

/** A hash of a value's JSON. Hashes are cached per object, so the object must not be mutated. */
export function valueHash(value: object): string {
  const key = known.get(value) ?? hash('sha256', JSON.stringify(value)).slice(0, 32);
  known.set(value, key);
  return key;
}
