/** A file with one changed value. */
export interface ChangedText {
  /** The change and its place: null at sections.0.type. */
  name: string;
  text: string;
}

type Key = string | number;

/** Keys that editors choose freely: a misspelt key is just another name there. */
const FREE = /(^|\.)(properties|ui|items|texts|axes|if)$/;

/**
 * Changes every value of a file, one at a time, so that a test can check that each error gets a diagnostic: a value
 * removed, of another kind, or with a misspelt key. In a list of equal entries only the first of each kind is
 * changed.
 */
export function eachValue(data: object): ChangedText[] {
  const seenKinds = new Set<string>();
  return valuesIn(data, []).flatMap(({ path, value }) => {
    const kind = path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
    if (seenKinds.has(kind) || path[0] === '$schema') return [];
    seenKinds.add(kind);
    const changes: [string, object][] = [
      ['null', withValue(data, path, null)],
      ['another kind', withValue(data, path, otherKind(value))],
    ];
    const key = path.at(-1);
    const parentPath = path.slice(0, -1).join('.');
    if (typeof key === 'string' && key.length > 3 && !FREE.test(parentPath))
      changes.push(['misspelt', withKey(data, path, misspelt(key))]);
    return changes.map(([changeName, changed]) => ({
      name: `${changeName} at ${path.join('.')}`,
      text: JSON.stringify(changed, null, 2),
    }));
  });
}

function valuesIn(value: unknown, path: Key[]): { path: Key[]; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [Key, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, each]) => {
    const childPath = [...path, key];
    return [{ path: childPath, value: each }, ...valuesIn(each, childPath)];
  });
}

function otherKind(value: unknown): unknown {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return {};
  return typeof value === 'object' ? 'x' : [value];
}

function misspelt(key: string): string {
  const [first, second, ...rest] = key;
  return first === second ? `${key}x` : [second, first, ...rest].join('');
}

function withValue(data: object, path: readonly Key[], value: unknown): object {
  const copy = structuredClone(data);
  (getParent(copy, path) as Record<Key, unknown>)[path.at(-1)!] = value;
  return copy;
}

/** The object with one renamed key, in the same order. */
function withKey(data: object, path: readonly Key[], key: string): object {
  const copy = structuredClone(data);
  const parent = getParent(copy, path) as Record<string, unknown>;
  for (const [name, value] of Object.entries(parent)) {
    delete parent[name];
    parent[name === path.at(-1) ? key : name] = value;
  }
  return copy;
}

function getParent(data: object, path: readonly Key[]): object {
  return path.slice(0, -1).reduce<object>((parent, key) => (parent as Record<Key, object>)[key]!, data);
}
