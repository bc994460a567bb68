import type { ElementNode, TreeNode } from 'pagewright/content';
import { ChartPen, type ChartColours, type Point } from './chart-pen.ts';
import type { Chart } from './read-chart.ts';

/** A drawn chart: the names of its series, if there are several, and the drawing with an alternative text. */
export interface DrawnChart {
  series: string[];
  svg: ElementNode;
}

/**
 * Draws a chart in points, with React's attribute names.
 * @param place a printed page or wide screen, or a phone, where letters have the same size and the rest is narrower
 */
export function drawChart(
  chart: Chart,
  colours: ChartColours,
  place: keyof typeof layouts = 'page',
): DrawnChart {
  const pen = new ChartPen(colours);
  const layout = layouts[place];
  const { width } = layout;
  const { height, marks } =
    chart.kind === 'bars' ? drawBars(chart, pen, layout) : drawLines(chart, pen, layout);
  // Common attributes are set once, because a page may have many charts.
  const attributes = {
    role: 'img',
    'aria-label': chart.alt,
    viewBox: `0 0 ${width} ${height}`,
    fill: colours.ink,
  };
  return { series: chart.series.length < 2 ? [] : chart.series, svg: ['svg', attributes, marks] };
}

/**
 * The width of a chart, the left edge of its bars, and the height of the line above them with their names on a phone.
 */
const layouts = {
  page: { width: 351, left: 104, above: 0 },
  phone: { width: 220, left: 3, above: 9 },
} as const;

type Layout = (typeof layouts)[keyof typeof layouts];

/** The width of a letter, in points. */
const letter = 4.2;

interface ChartDrawing {
  height: number;
  marks: TreeNode[];
}

/** Horizontal bars, each with its name before or above it and its number after it. */
function drawBars(
  { rows, series, unit, from }: Chart,
  pen: ChartPen,
  { width, left, above }: Layout,
): ChartDrawing {
  const rowHeight = above + Math.max(1, series.length) * 9 + 9;
  const bottom = rows.length * rowHeight;
  const marks = ticks(rows, from);
  const scale = (width - left - 34) / (marks.at(-1) ?? 1);
  const toX = (value: number) => left + value * scale;
  const lines = marks.map((mark) => pen.verticalLine(toX(mark), 0, bottom + 3));
  const numbers = marks.map((mark) => pen.label(mark, toX(mark), bottom + 13));
  const all = rows.flatMap(([, ...values], row) => {
    const y = row * rowHeight + above + 4.5;
    return values.map((value, index) => {
      return { value, index, y: y + index * 9, length: Math.max(0.5, value * scale) };
    });
  });
  const bars = Map.groupBy(all, ({ index }) => index);
  const names = rows.map(([name, ...values], row) =>
    above > 0
      ? pen.label(name, left + 3, row * rowHeight + above + 1.5)
      : pen.label(name, left - 8, row * rowHeight + 4.5 + values.length * 4.5 + 2.3),
  );
  const unitLabels = unit === '' ? [] : [pen.label(unit, width - 34, bottom + 23)];
  return {
    height: bottom + 26,
    marks: [
      pen.grid(lines),
      pen.labels('middle', numbers),
      ...[...bars].map(([index, barsOfSeries]) =>
        pen.bars(
          index,
          barsOfSeries.map(({ y, length }) => pen.bar(left, y, length)),
        ),
      ),
      ...all.map(({ value, length, y }) => pen.label(value, left + length + 4, y + 6.8)),
      ...(above > 0
        ? [pen.labels('start', names), ...(unit === '' ? [] : [pen.labels('end', unitLabels)])]
        : [pen.labels('end', [...names, ...unitLabels])]),
    ],
  };
}

/** One line per series over the rows in order, with dots at the values; as many rows are labelled as fit. */
function drawLines({ rows, series, unit, from }: Chart, pen: ChartPen, { width }: Layout): ChartDrawing {
  const plot = { left: 26, inset: 52, top: 22, bottom: 152 };
  const marks = ticks(rows, from);
  const scale = (plot.bottom - plot.top) / ((marks.at(-1) ?? 1) - from);
  const toY = (value: number) => plot.bottom - (value - from) * scale;
  const step = (width - plot.inset - 26) / Math.max(1, rows.length - 1);
  const toX = (row: number) => plot.inset + row * step;
  const grid = marks.map((mark) => pen.horizontalLine(plot.left, toY(mark), width));
  const numbers = marks.map((mark) => pen.label(mark, plot.left - 6, toY(mark) + 2.6));
  const longest = Math.max(...rows.map(([name]) => [...name].length));
  const every = Math.ceil((longest * letter + 3) / step);
  const names = rows.flatMap(([name], row) =>
    row % every === 0 ? [pen.label(name, toX(row), plot.bottom + 13)] : [],
  );
  const lines = Array.from({ length: Math.max(1, series.length) }, (_, index) => {
    const points = rows.map(([, ...values], row): Point => [toX(row), toY(values[index] ?? 0)]);
    return [pen.polyline(points, index), pen.dots(index, points)];
  }).flat();
  return {
    height: 172,
    marks: [
      ...(unit === '' ? [] : [pen.label(unit, 0, 7)]),
      pen.grid(grid),
      pen.labels('end', numbers),
      pen.labels('middle', names),
      ...lines,
    ],
  };
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
