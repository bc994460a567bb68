/**
 * Problems of the cells of a section's lists, for every possible number of entries: an incomplete row, or one
 * cell twice as high as others of its width. Runs in the browser, so it contains everything that it needs.
 * @param counts the numbers of entries to try
 */
export function cellProblems(section: Element, counts: readonly number[]): string[] {
  return [...section.querySelectorAll('ul, ol')].flatMap((list) => {
    const cells = [...list.children];
    if (getComputedStyle(list).display !== 'grid' || !cells.every(isCell)) return [];
    return counts.flatMap((count) => {
      list.replaceChildren(
        ...Array.from({ length: count }, (_, place) => cells[place] ?? cells[0]!.cloneNode(true)),
      );
      return findProblems(list).map((problem) => `${count} cells: ${problem}`);
    });
  });

  /** Next to elements with a border or background, a missing one is visible. */
  function isCell(entry: Element): boolean {
    const { borderLeftWidth, borderRightWidth, backgroundColor } = getComputedStyle(entry);
    return borderLeftWidth !== '0px' || borderRightWidth !== '0px' || !backgroundColor.endsWith(', 0)');
  }

  function findProblems(list: Element): string[] {
    const boxes = [...list.children].map((cell) => cell.getBoundingClientRect());
    const area = list.getBoundingClientRect();
    const last = boxes.filter(({ top }) => top === boxes.at(-1)!.top);
    const free = area.right - Math.max(...last.map(({ right }) => right));
    const problems: string[] = [];
    if (free > area.width * 0.2 && last.length === boxes.length) problems.push('the only row is not filled');
    const widths = Map.groupBy(boxes, ({ width }) => Math.round(width));
    const heights = [...widths.values()].map((same) => same.map(({ height }) => height));
    if (heights.some((same) => Math.max(...same) > 2 * Math.min(...same)))
      problems.push('a cell is twice as high');
    const usual = boxes[0]!.height;
    if (boxes.slice(1).some(({ height }) => height > 2 * usual))
      problems.push('a cell is twice as high as the first');
    return problems;
  }
}
