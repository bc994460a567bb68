import { longestIncreasing } from 'pagewright/compare';

/**
 * Moves the sections of a page into a new order, and removes deleted ones. Only moved elements are laid out again.
 * @param mark the attribute with a section's index, on its first element
 * @param order the earlier index of each section, or -1 for one that is in `newNodes`
 * @param newNodes the nodes of new sections, by their new index
 * @returns false if the page lacks sections that the order names; the page is then unchanged
 */
export function arrangeSections(
  main: Element,
  mark: string,
  order: readonly number[],
  newNodes: ReadonlyMap<number, readonly Node[]>,
): boolean {
  const earlierGroups = groupNodes(main, mark);
  const groups = order.map((from, index) => (from < 0 ? newNodes.get(index) : earlierGroups.get(from)));
  if (!groups.every((group) => group !== undefined)) return false;
  const remaining = new Set(order);
  for (const [index, nodes] of earlierGroups)
    if (!remaining.has(index)) for (const node of nodes) main.removeChild(node);
  const places = [...order.keys()].filter((index) => order[index]! >= 0);
  const longestRun = longestIncreasing(places.map((index) => order[index]!));
  const unmoved = new Set(places.filter((_, number) => longestRun.has(number)));
  let next: Node | null = null;
  for (const [index, group] of [...groups.entries()].reverse()) {
    for (const node of unmoved.has(index) ? [] : group) main.insertBefore(node, next);
    const [first = null] = group;
    if (first && (first as Element).getAttribute(mark) !== String(index))
      (first as Element).setAttribute(mark, String(index));
    next = first ?? next;
  }
  return true;
}

/** The nodes of each section by index: its first element and the nodes after it. */
function groupNodes(main: Element, mark: string): Map<number, Node[]> {
  const groups = new Map<number, Node[]>();
  let current: Node[] | undefined;
  for (const node of main.childNodes) {
    const index = node.nodeType === 1 ? (node as Element).getAttribute(mark) : null;
    if (index !== null) groups.set(Number(index), (current = []));
    current?.push(node);
  }
  return groups;
}
