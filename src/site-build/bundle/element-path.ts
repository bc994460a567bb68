/**
 * The names of an element behind those of the elements around it, from the outermost on. In one tree there is one path of the
 * same names: it can be told from others by its number, and need not be put together as a text for each element.
 */
export interface ElementPath {
  readonly number: number;
  readonly names: string;
  readonly outer: ElementPath | undefined;
  readonly tree: { count: number };
  readonly inner: Map<string, ElementPath>;
}

/** The path around all elements, from which the others grow. */
export function pathTree(): ElementPath {
  return { number: 0, names: '', outer: undefined, tree: { count: 1 }, inner: new Map() };
}

/** The path of an element by its names; without names it is that of the elements around it. */
export function pathBelow(outer: ElementPath, names: string): ElementPath {
  if (names === '') return outer;
  const known = outer.inner.get(names);
  if (known) return known;
  const { tree } = outer;
  const path: ElementPath = { number: tree.count++, names, outer, tree, inner: new Map() };
  outer.inner.set(names, path);
  return path;
}
