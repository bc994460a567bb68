import { parseTree, type Node } from 'jsonc-parser';

export interface DuplicateKey {
  key: string;
  offset: number;
  length: number;
  /** Offset of the first key with this name. */
  first: number;
}

/**
 * Whether an object of the text may name a key twice, which JSON.parse hides. A closing quote before a colon
 * ends a key, so text that holds no more of them than the data has keys is free of duplicates.
 */
export function hasDuplicateKeys(text: string, data: unknown): boolean {
  let colons = 0;
  for (let at = text.indexOf('":'); at >= 0; at = text.indexOf('":', at + 2)) colons++;
  if (colons !== countKeys(data) || SPACED_COLON.test(text)) return duplicateKeys(text).length > 0;
  return false;
}

const SPACED_COLON = /"\s+:/;

function countKeys(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  let count = 0;
  if (Array.isArray(data)) {
    for (const item of data) if (typeof item === 'object' && item !== null) count += countKeys(item);
    return count;
  }
  for (const key in data) {
    count++;
    const child = (data as Record<string, unknown>)[key];
    if (typeof child === 'object' && child !== null) count += countKeys(child);
  }
  return count;
}

/** Every key that repeats one of its own object. */
export function duplicateKeys(text: string): DuplicateKey[] {
  const found: DuplicateKey[] = [];
  const visit = (node: Node) => {
    if (node.type === 'object') collect(node, found);
    node.children?.forEach(visit);
  };
  const tree = parseTree(text, [], { allowTrailingComma: true });
  if (tree) visit(tree);
  return found;
}

function collect(object: Node, found: DuplicateKey[]): void {
  const seen = new Map<string, number>();
  for (const property of object.children ?? []) {
    const key = property.children?.[0];
    if (!key) continue;
    const name = String(key.value);
    const first = seen.get(name);
    if (first === undefined) seen.set(name, key.offset);
    else found.push({ key: name, offset: key.offset, length: key.length, first });
  }
}
