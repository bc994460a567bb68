/**
 * The names of an element after those of its ancestors, outermost first. A tree has one path per sequence of
 * names: so paths can be compared by number, without building a text for each element.
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
