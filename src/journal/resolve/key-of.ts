import { hash } from 'node:crypto';

const known = new WeakMap<object, string>();

/** Changes with everything that a value says as JSON; worked out once for each, so that nothing may write to it. */
export function keyOf(value: object): string {
  const key = known.get(value) ?? hash('sha256', JSON.stringify(value)).slice(0, 32);
  known.set(value, key);
  return key;
}
