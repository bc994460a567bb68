import type { JsonPath } from './json-source.ts';

/** A JSON pointer as a path, with numbers for list entries. */
export function dataPath(pointer: string, data: unknown): (string | number)[] {
  let value = data;
  return pointer
    .split('/')
    .slice(1)
    .map((raw) => {
      const name = raw.replaceAll('~1', '/').replaceAll('~0', '~');
      const key = Array.isArray(value) ? Number(name) : name;
      value = (value as Record<string | number, unknown> | undefined)?.[key];
      return key;
    });
}

/**
 * The value at a path; undefined if there is none.
 * @param data any JSON value
 * @param path the keys and indexes from there
 */
export function findValueAt(data: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    data,
  );
}
