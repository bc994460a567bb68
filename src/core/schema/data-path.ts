/** A JSON pointer as a path, with numbers where the data have lists. */
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
