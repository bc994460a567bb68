import { parseTree, type Node } from 'jsonc-parser';

/** A key that an object has twice: its position, and that of the first. */
export interface DuplicateKey {
  key: string;
  offset: number;
  length: number;
  /** Offset of the first key with this name. */
  first: number;
}

/** All keys that repeat an earlier key of the same object. */
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
