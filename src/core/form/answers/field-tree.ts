import { fieldPath, type FormPath } from '../form-path.ts';

/** The fields of a form as a tree, from names such as coAuthors[0].name. */
export type FieldTree = { [name: string]: FieldTree | FieldTree[] | string | string[] };

/**
 * The fields of a posted HTML form as nested values: `coAuthors[0][name]` becomes an entry of a list. A repeated name
 * becomes a list of texts. Gaps in lists are closed; invalid names are reported.
 */
export function fieldTree(fields: Iterable<readonly [name: string, value: string]>): {
  tree: FieldTree;
  unknown: string[];
} {
  const root = new Map<string | number, unknown>();
  const unknown: string[] = [];
  for (const [name, value] of fields) {
    const path = fieldPath(name);
    if (!path || !put(root, path, value)) unknown.push(name);
  }
  return { tree: toValue(root) as FieldTree, unknown };
}

type Branch = Map<string | number, unknown>;

function put(root: Branch, path: FormPath, value: string): boolean {
  let branch = root;
  for (const key of path.slice(0, -1)) {
    const next = branch.get(key) ?? new Map<string | number, unknown>();
    if (!(next instanceof Map)) return false;
    branch.set(key, next);
    branch = next as Branch;
  }
  const last = path.at(-1)!;
  const existing = branch.get(last);
  if (existing instanceof Map) return false;
  if (Array.isArray(existing)) existing.push(value);
  else branch.set(last, existing === undefined ? value : [existing, value]);
  return true;
}

function toValue(value: unknown): unknown {
  if (!(value instanceof Map)) return value;
  const branch = value as Branch;
  if (branch.size > 0 && [...branch.keys()].every((key) => typeof key === 'number')) {
    const entries = [...branch].sort(([a], [b]) => Number(a) - Number(b));
    return entries.map(([, entry]) => toValue(entry));
  }
  return Object.fromEntries([...branch].map(([key, entry]) => [key, toValue(entry)]));
}
