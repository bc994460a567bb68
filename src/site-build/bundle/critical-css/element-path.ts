/**
 * The path of an element: the names of its ancestors, outermost first, and its own. Within a tree of paths
 * (`pathTree`), elements with the same names share one path, so that two paths can be compared by their numbers.
 */
export interface ElementPath {
  readonly number: number;
  readonly names: string;
  readonly outer: ElementPath | undefined;
  readonly tree: { count: number };
  readonly inner: Map<string, ElementPath>;
}

/** The root path. */
export function pathTree(): ElementPath {
  return { number: 0, names: '', outer: undefined, tree: { count: 1 }, inner: new Map() };
}

/** The path of an element by its names; without names it is its parent's path. */
export function pathBelow(outer: ElementPath, names: string): ElementPath {
  if (names === '') return outer;
  const existing = outer.inner.get(names);
  if (existing) return existing;
  const { tree } = outer;
  const path: ElementPath = { number: tree.count++, names, outer, tree, inner: new Map() };
  outer.inner.set(names, path);
  return path;
}
