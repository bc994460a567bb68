/** A column of a terminal table. */
export interface Column {
  title: string;
  /** Whether its cells may be shortened on a narrow terminal. */
  canShrink?: boolean;
}

const gap = '  ';
const minWidth = 6;

/**
 * Formats a table as text.
 * @param width the maximal length of a line, in characters
 */
export function formatTable(columns: readonly Column[], rows: readonly string[][], width: number): string {
  const widths = columns.map(({ title }, index) =>
    Math.max(...[title, ...rows.map((row) => row[index] ?? '')].map(textLength)),
  );
  const room = width - gap.length * (columns.length - 1);
  for (let total = sum(widths); total > room; total -= 1) {
    const widest = columns
      .map(({ canShrink }, index) => (canShrink ? index : -1))
      .filter((index) => index >= 0 && widths[index]! > minWidth)
      .sort((a, b) => widths[b]! - widths[a]!)[0];
    if (widest === undefined) break;
    widths[widest]! -= 1;
  }
  const lines = [columns.map(({ title }) => title), ...rows].map((cells) =>
    cells.map((cell, index) => fitCell(cell, widths[index]!)).join(gap),
  );
  return lines.map((line) => `${cut(line.trimEnd(), width)}\n`).join('');
}

function fitCell(text: string, width: number): string {
  const short = cut(text, width);
  return short + ' '.repeat(width - textLength(short));
}

function cut(text: string, width: number): string {
  return textLength(text) <= width ? text : `${[...text].slice(0, width - 1).join('')}…`;
}

function textLength(text: string): number {
  return [...text].length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
