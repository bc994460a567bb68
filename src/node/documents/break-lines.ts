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
  /** Room left free at the start of the first line. */
  indent?: number;
  justify: boolean;
}

const mostShrink = 0.22;

/**
 * Breaks a paragraph into lines so that the paragraph as a whole is as even as it can be: a line is judged by how far
 * its spaces are from their natural width, and the cheapest chain of lines wins.
 */
export function breakLines(widths: number[], setting: Setting): Line[] {
  const cost: number[] = [0];
  const start: number[] = [0];
  for (let to = 1; to <= widths.length; to += 1) {
    cost[to] = Infinity;
    for (let from = to - 1; from >= 0; from -= 1) {
      const price = linePrice(widths, from, to, setting);
      if (price === null && from < to - 1) break;
      const total = (cost[from] ?? Infinity) + (price ?? 1e6);
      if (total < (cost[to] ?? Infinity)) {
        cost[to] = total;
        start[to] = from;
      }
    }
  }
  return linesOf(widths, start, setting);
}

/** What it costs to set these words as one line; null where they don't fit. */
function linePrice(widths: number[], from: number, to: number, setting: Setting): number | null {
  const { free, gaps } = freeRoom(widths, from, to, setting);
  const stretch = gaps === 0 ? 0 : free / (gaps * setting.space);
  if (free < 0 && (!setting.justify || stretch < -mostShrink)) return null;
  if (to === widths.length) return free < 0 ? shrinkPrice(stretch) : to - from === 1 ? 2 : 0.1;
  if (!setting.justify) return 0.1 + (free / setting.measure) ** 2 * 20;
  if (stretch < 0) return shrinkPrice(stretch);
  return 0.1 + (gaps === 0 ? 50 : (stretch / 0.55) ** 3);
}

function shrinkPrice(stretch: number): number {
  return 0.1 + (-stretch / mostShrink) ** 3;
}

function freeRoom(widths: number[], from: number, to: number, setting: Setting) {
  const gaps = to - from - 1;
  const indent = from === 0 ? (setting.indent ?? 0) : 0;
  const words = widths.slice(from, to).reduce((sum, width) => sum + width, 0);
  return { gaps, free: setting.measure - indent - words - gaps * setting.space };
}

function linesOf(widths: number[], start: number[], setting: Setting): Line[] {
  const lines: Line[] = [];
  for (let to = widths.length; to > 0;) {
    const from = start[to] ?? 0;
    const { free, gaps } = freeRoom(widths, from, to, setting);
    const isLast = to === widths.length;
    const fills = setting.justify && gaps > 0 && (!isLast || free < 0);
    lines.unshift({ from, to, gap: fills ? setting.space + free / gaps : setting.space });
    to = from;
  }
  return lines;
}
