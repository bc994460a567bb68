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

/** Draws marks in the colours of one chart: as elements, or as path data for a shared path. */
export class Pen {
  readonly #colours: ChartColours;

  constructor(colours: ChartColours) {
    this.#colours = colours;
  }

  /** @param lines path data: the axis, then the other lines */
  grid([axis, ...others]: readonly string[]): ElementNode {
    const { ink, line } = this.#colours;
    const lines: ElementNode[] = [
      ['path', { d: axis!, stroke: ink }, []],
      ['path', { d: others.join('') }, []],
    ];
    return ['g', { stroke: line, strokeWidth: '.5' }, lines];
  }

  upright(x: number, y: number, toY: number): string {
    return `M${round(x)} ${round(y)}V${round(toY)}`;
  }

  level(x: number, toX: number, y: number): string {
    return `M${round(x)} ${round(y)}H${round(toX)}`;
  }

  /** @param anchor the part of each label that is at its position: start, middle or end */
  labels(anchor: 'start' | 'middle' | 'end', labels: ElementNode[]): ElementNode {
    return ['g', { textAnchor: anchor }, labels];
  }

  label(text: string | number, x: number, y: number): ElementNode {
    return ['text', { x: round(x), y: round(y) }, [String(text)]];
  }

  bars(series: number, bars: readonly string[]): ElementNode {
    return ['path', { d: bars.join(''), ...this.#filled(series), strokeWidth: '.7' }, []];
  }

  bar(x: number, y: number, length: number): string {
    return `M${round(x)} ${round(y)}h${round(length)}v8H${round(x)}z`;
  }

  curve(points: readonly Point[], series: number): ElementNode {
    const d = `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
    const stroke = { fill: 'none', stroke: this.#colours.ink, strokeWidth: '1.4' };
    return ['path', { d, ...stroke, ...(series > 0 && { strokeDasharray: '4 3' }) }, []];
  }

  dots(series: number, points: readonly Point[]): ElementNode {
    const dots = points.map(([x, y]): ElementNode => ['circle', { cx: round(x), cy: round(y), r: '3' }, []]);
    return ['g', { ...this.#filled(series), strokeWidth: '.9' }, dots];
  }

  #filled(series: number) {
    const { ink, fills } = this.#colours;
    return { fill: fills[series]!, stroke: ink };
  }
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
