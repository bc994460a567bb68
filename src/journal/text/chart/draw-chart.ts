import type { ElementNode, TreeNode } from '../../../core/content/resolved.ts';
import type { Chart } from './read-chart.ts';

/** The colours of a chart, as values of CSS. */
export interface ChartColours {
  /** Of words, axes and outlines. */
  ink: string;
  /** Of the grid. */
  line: string;
  /** One for each series. */
  fills: readonly [string, string, string];
}

/** A chart drawn: the names of its series, where there are several, and the drawing with an alternative text. */
export interface DrawnChart {
  series: string[];
  svg: ElementNode;
}

/** Draws a chart in points, as wide as the text of a printed page; its names are those of React. */
export function drawChart(chart: Chart, colours: ChartColours): DrawnChart {
  const pen = new Pen(colours);
  const { height, marks } = chart.kind === 'bars' ? drawBars(chart, pen) : drawLines(chart, pen);
  const attributes = { role: 'img', 'aria-label': chart.alt, viewBox: `0 0 ${width} ${height}` };
  return { series: chart.series.length < 2 ? [] : chart.series, svg: ['svg', attributes, marks] };
}

const width = 351;

interface Drawing {
  height: number;
  marks: TreeNode[];
}

/** Horizontal bars, each with its name before it and its number behind it. */
function drawBars({ rows, series, unit, from }: Chart, pen: Pen): Drawing {
  const left = 104;
  const rowHeight = Math.max(1, series.length) * 9 + 9;
  const bottom = rows.length * rowHeight;
  const marks = ticks(rows, from);
  const scale = (width - left - 34) / (marks.at(-1) ?? 1);
  const grid = marks.flatMap((mark) => [
    pen.line(left + mark * scale, 0, left + mark * scale, bottom + 3, mark === 0),
    pen.label(mark, left + mark * scale, bottom + 13, 'middle'),
  ]);
  const bars = rows.flatMap(([name, ...values], row) => {
    const y = row * rowHeight + 4.5;
    const drawn = values.flatMap((value, index) => {
      const length = Math.max(0.5, value * scale);
      return [
        pen.bar(left, y + index * 9, length, index),
        pen.label(value, left + length + 4, y + index * 9 + 6.8),
      ];
    });
    return [pen.label(name, left - 8, y + values.length * 4.5 + 2.3, 'end'), ...drawn];
  });
  const foot = pen.label(unit, width - 34, bottom + 23, 'end');
  return { height: bottom + 26, marks: [...grid, ...bars, foot] };
}

/** One line per series over the rows in their order, with dots at the values. */
function drawLines({ rows, series, unit, from }: Chart, pen: Pen): Drawing {
  const plot = { left: 26, inset: 52, top: 22, bottom: 152 };
  const marks = ticks(rows, from);
  const scale = (plot.bottom - plot.top) / ((marks.at(-1) ?? 1) - from);
  const yOf = (value: number) => plot.bottom - (value - from) * scale;
  const step = (width - plot.inset - 26) / Math.max(1, rows.length - 1);
  const xOf = (row: number) => plot.inset + row * step;
  const grid = marks.flatMap((mark) => [
    pen.line(plot.left, yOf(mark), width, yOf(mark), mark === from),
    pen.label(mark, plot.left - 6, yOf(mark) + 2.6, 'end'),
  ]);
  const names = rows.map(([name], row) => pen.label(name, xOf(row), plot.bottom + 13, 'middle'));
  const lines = Array.from({ length: Math.max(1, series.length) }, (_, index) => {
    const points = rows.map(([, ...values], row): Point => [xOf(row), yOf(values[index] ?? 0)]);
    return [pen.curve(points, index), ...points.map((point) => pen.dot(point, index))];
  }).flat();
  return { height: 172, marks: [pen.label(unit, 0, 7), ...grid, ...names, ...lines] };
}

type Point = [x: number, y: number];

/** Draws marks in the colours of one chart. */
class Pen {
  readonly #colours: ChartColours;

  constructor(colours: ChartColours) {
    this.#colours = colours;
  }

  line(x: number, y: number, toX: number, toY: number, isAxis: boolean): ElementNode {
    const { ink, line } = this.#colours;
    const d = `M${round(x)} ${round(y)}L${round(toX)} ${round(toY)}`;
    return ['path', { d, stroke: isAxis ? ink : line, strokeWidth: '.5' }, []];
  }

  label(text: string | number, x: number, y: number, anchor = 'start'): ElementNode {
    const place = { x: round(x), y: round(y), textAnchor: anchor };
    return ['text', { ...place, fill: this.#colours.ink }, [String(text)]];
  }

  bar(x: number, y: number, length: number, series: number): ElementNode {
    const { ink, fills } = this.#colours;
    const d = `M${round(x)} ${round(y)}h${round(length)}v8H${round(x)}z`;
    return ['path', { d, fill: fills[series]!, stroke: ink, strokeWidth: '.7' }, []];
  }

  curve(points: readonly Point[], series: number): ElementNode {
    const d = `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
    const stroke = { fill: 'none', stroke: this.#colours.ink, strokeWidth: '1.4' };
    return ['path', { d, ...stroke, ...(series > 0 && { strokeDasharray: '4 3' }) }, []];
  }

  dot([x, y]: Point, series: number): ElementNode {
    const { ink, fills } = this.#colours;
    const place = { cx: round(x), cy: round(y), r: '3' };
    return ['circle', { ...place, fill: fills[series]!, stroke: ink, strokeWidth: '.9' }, []];
  }
}

/** Round values for the axis, from its start to at least the largest value: 0, 20, 40, 60. */
function ticks(rows: Chart['rows'], from: number): number[] {
  const top = Math.max(...rows.flatMap(([, ...values]) => values)) - from;
  const rough = top / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const count = Math.ceil(top / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Math.round((from + index * step) * 1e6) / 1e6);
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
