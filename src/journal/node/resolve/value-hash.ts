import { hash } from 'node:crypto';

const known = new WeakMap<object, string>();

/** A hash of a value's JSON; cached per object, so it must not be mutated. */
export function valueHash(value: object): string {
  const key = known.get(value) ?? hash('sha256', JSON.stringify(value)).slice(0, 32);
  known.set(value, key);
  return key;
}
