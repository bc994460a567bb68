import type { ElementNode } from 'pagewright/content';

/** The colours of a chart, as CSS values. */
export interface ChartColours {
  /** The colour of text, axes and outlines. */
  ink: string;
  /** The colour of the grid. */
  line: string;
  /** The colours of the series. */
  fills: readonly [string, string, string];
}

/** A position in a chart, in points. */
export type Point = [x: number, y: number];

/**
 * Makes the SVG of a chart's marks. Methods in the plural return elements in the colours of this chart, which differ
 * between the site and a printed document. Methods in the singular return path data or one label; the caller joins the
 * path data of many marks, because one path is shorter than many elements.
 */
export class ChartPen {
  readonly #colours: ChartColours;

  constructor(colours: ChartColours) {
    this.#colours = colours;
  }

  /**
   * The axis and the grid lines.
   * @param lines path data: the axis, then the other lines
   */
  grid([axis, ...others]: readonly string[]): ElementNode {
    const { ink, line } = this.#colours;
    const lines: ElementNode[] = [
      ['path', { d: axis!, stroke: ink }, []],
      ['path', { d: others.join('') }, []],
    ];
    return ['g', { stroke: line, strokeWidth: '.5' }, lines];
  }

  /** Path data of a line from (x, y) to (x, toY). */
  verticalLine(x: number, y: number, toY: number): string {
    return `M${round(x)} ${round(y)}V${round(toY)}`;
  }

  /** Path data of a line from (x, y) to (toX, y). */
  horizontalLine(x: number, y: number, toX: number): string {
    return `M${round(x)} ${round(y)}H${round(toX)}`;
  }

  /**
   * Labels that are aligned in the same way.
   * @param anchor the part of each label that is at its position: start, middle or end
   */
  labels(anchor: 'start' | 'middle' | 'end', labels: ElementNode[]): ElementNode {
    return ['g', { textAnchor: anchor }, labels];
  }

  label(text: string | number, x: number, y: number): ElementNode {
    return ['text', { x: round(x), y: round(y) }, [String(text)]];
  }

  /**
   * The bars of one series.
   * @param bars path data from `bar`
   */
  bars(series: number, bars: readonly string[]): ElementNode {
    return ['path', { d: bars.join(''), ...this.#filled(series), strokeWidth: '.7' }, []];
  }

  /** Path data of a horizontal bar, whose height is always `barHeight`. */
  bar(x: number, y: number, length: number): string {
    return `M${round(x)} ${round(y)}h${round(length)}v${barHeight}H${round(x)}z`;
  }

  /** The line through the points of one series; dashed for all series but the first. */
  polyline(points: readonly Point[], series: number): ElementNode {
    const d = `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
    const stroke = { fill: 'none', stroke: this.#colours.ink, strokeWidth: '1.4' };
    return ['path', { d, ...stroke, ...(series > 0 && { strokeDasharray: '4 3' }) }, []];
  }

  /** A circle at each point of one series. */
  dots(series: number, points: readonly Point[]): ElementNode {
    const dots = points.map(([x, y]): ElementNode => ['circle', { cx: round(x), cy: round(y), r: '3' }, []]);
    return ['g', { ...this.#filled(series), strokeWidth: '.9' }, dots];
  }

  #filled(series: number) {
    const { ink, fills } = this.#colours;
    return { fill: fills[series]!, stroke: ink };
  }
}

/** The height of a bar, in points. */
const barHeight = 8;

/** A length with one decimal, which is exact enough and short. */
function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
