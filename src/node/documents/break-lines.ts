export interface Line {
  /** Index of the first word, and of the one after the last. */
  from: number;
  to: number;
  /** The room between two words. */
  gap: number;
}

interface Setting {
  measure: number;
  space: number;
  /** Room left free at the start of the first line; where it is negative, the line begins before the others. */
  indent?: number;
}

/**
 * Breaks a paragraph into lines of one left edge, so that the right edge as a whole is as even as it can be: a line is
 * judged by the room that it leaves, the last one hardly at all, and the cheapest chain of lines wins.
 */
export function breakLines(widths: number[], setting: Setting): Line[] {
  const cost: number[] = [0];
  const start: number[] = [0];
  for (let to = 1; to <= widths.length; to += 1) {
    cost[to] = Infinity;
    for (let from = to - 1; from >= 0; from -= 1) {
      const price = linePrice(widths, from, to, setting);
      if (price === null) break;
      const total = (cost[from] ?? Infinity) + price;
      if (total < (cost[to] ?? Infinity)) {
        cost[to] = total;
        start[to] = from;
      }
    }
  }
  return chainOf(start, widths.length, setting.space);
}

const perLine = 0.1;
const widow = 2;
const tooWide = 1e6;

/** What it costs to set these words as one line; null where they don't fit. A single word always does. */
function linePrice(widths: number[], from: number, to: number, setting: Setting): number | null {
  const free = freeRoom(widths, from, to, setting);
  if (free < 0) return to - from === 1 ? tooWide : null;
  if (to === widths.length) return to - from === 1 ? widow : perLine;
  return perLine + (free / setting.measure) ** 2 * 20;
}

function freeRoom(widths: number[], from: number, to: number, setting: Setting): number {
  const indent = from === 0 ? (setting.indent ?? 0) : 0;
  const words = widths.slice(from, to).reduce((sum, width) => sum + width, 0);
  return setting.measure - indent - words - (to - from - 1) * setting.space;
}

function chainOf(start: number[], end: number, gap: number): Line[] {
  const lines: Line[] = [];
  for (let to = end; to > 0; to = start[to] ?? 0) lines.unshift({ from: start[to] ?? 0, to, gap });
  return lines;
}
