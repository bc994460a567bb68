type Optional<T> = { [K in keyof T]: T[K] | undefined | false };

/** The object without its empty values: unknown values are left out of every output. */
export function withoutEmpty<T extends object>(values: Optional<T>): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value))) as T;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === false || value === '') return true;
  return Array.isArray(value) && value.length === 0;
}
