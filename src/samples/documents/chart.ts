import { escapeMarkup } from '../../core/markup.ts';

/** A small chart as it is in a fenced block of the Markdown, as JSON. */
export interface Chart {
  kind: 'bars' | 'line';
  /** What the chart shows, for people who can't see it. */
  alt: string;
  /** What the numbers count: per cent, hours, dB. */
  unit: string;
  /** The names of the series; a chart of one series needs none. */
  series: string[];
  /** One row per bar or point: its name, then a number for each series. */
  rows: [name: string, ...values: number[]][];
  /** Where the axis of a line begins; bars always begin at 0. */
  from: number;
}

/**
 * Draws a chart as SVG, in points, as wide as the text.
 * @param text the chart as JSON
 * @throws an error that says in one sentence what is wrong with it
 */
export function drawChart(text: string): string {
  const chart = parseChart(text);
  const { height, marks } = chart.kind === 'bars' ? drawBars(chart) : drawLines(chart);
  const name = escapeMarkup(chart.alt);
  return `${key(chart.series)}<svg role="img" aria-label="${name}" viewBox="0 0 ${width} ${height}">${marks}</svg>`;
}

const width = 351;
const fills = ['var(--text)', 'var(--accent)', 'var(--tint)'];

function parseChart(text: string): Chart {
  const data = JSON.parse(text) as Partial<Chart>;
  const { kind = 'bars', alt = '', unit = '', series = [], rows = [], from = 0 } = data;
  if (!alt) throw new Error('A chart needs an alt text');
  if (rows.length === 0) throw new Error(`The chart “${alt}” has no rows`);
  const wanted = Math.max(1, series.length);
  for (const row of rows) {
    if (row.length !== 1 + wanted) throw new Error(`The chart's row “${row[0]}” needs ${wanted} numbers`);
  }
  return { kind, alt, unit, series, rows, from: kind === 'line' ? from : 0 };
}

interface Drawing {
  height: number;
  marks: string;
}

/** Horizontal bars, each with its name before it and its number behind it. */
function drawBars({ rows, series, unit, from }: Chart): Drawing {
  const left = 104;
  const rowHeight = Math.max(1, series.length) * 9 + 9;
  const bottom = rows.length * rowHeight;
  const marks = ticks(rows, from);
  const scale = (width - left - 34) / (marks.at(-1) ?? 1);
  const grid = marks.map(
    (mark) =>
      line(left + mark * scale, 0, left + mark * scale, bottom + 3, mark === 0) +
      label(mark, left + mark * scale, bottom + 13, 'middle'),
  );
  const bars = rows.map(([name, ...values], row) => {
    const y = row * rowHeight + 4.5;
    const drawn = values.map((value, index) => {
      const length = Math.max(0.5, value * scale);
      const bar = `<path d="M${left} ${round(y + index * 9)}h${round(length)}v8H${left}z" fill="${fills[index]}" stroke="var(--text)" stroke-width=".7"/>`;
      return bar + label(value, left + length + 4, y + index * 9 + 6.8);
    });
    return label(name, left - 8, y + values.length * 4.5 + 2.3, 'end') + drawn.join('');
  });
  const foot = label(unit, width - 34, bottom + 23, 'end');
  return { height: bottom + 26, marks: grid.join('') + bars.join('') + foot };
}

/** One line per series over the rows in their order, with dots at the values. */
function drawLines({ rows, series, unit, from }: Chart): Drawing {
  const plot = { left: 26, inset: 52, top: 22, bottom: 152 };
  const marks = ticks(rows, from);
  const scale = (plot.bottom - plot.top) / ((marks.at(-1) ?? 1) - from);
  const yOf = (value: number) => plot.bottom - (value - from) * scale;
  const step = (width - plot.inset - 26) / Math.max(1, rows.length - 1);
  const xOf = (row: number) => plot.inset + row * step;
  const grid = marks.map(
    (mark) =>
      line(plot.left, yOf(mark), width, yOf(mark), mark === from) +
      label(mark, plot.left - 6, yOf(mark) + 2.6, 'end'),
  );
  const names = rows.map(([name], row) => label(name, xOf(row), plot.bottom + 13, 'middle'));
  const lines = Array.from({ length: Math.max(1, series.length) }, (_, index) => {
    const points = rows.map(([, ...values], row) => [round(xOf(row)), round(yOf(values[index] ?? 0))]);
    const path = `<path d="M${points.map((point) => point.join(' ')).join('L')}" fill="none" stroke="var(--text)" stroke-width="1.4"${index > 0 ? ' stroke-dasharray="4 3"' : ''}/>`;
    const dots = points.map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="3" fill="${fills[index]}" stroke="var(--text)" stroke-width=".9"/>`,
    );
    return path + dots.join('');
  });
  return { height: 172, marks: label(unit, 0, 7) + grid.join('') + names.join('') + lines.join('') };
}

/** Which colour is which series; left out where there is only one. */
function key(series: string[]): string {
  if (series.length < 2) return '';
  return `<p class="key">${series.map((name) => `<span>${escapeMarkup(name)}</span>`).join('')}</p>`;
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

function line(x: number, y: number, toX: number, toY: number, isAxis: boolean): string {
  return `<path d="M${round(x)} ${round(y)}L${round(toX)} ${round(toY)}" stroke="var(--${isAxis ? 'text' : 'line'})" stroke-width=".5"/>`;
}

function label(text: string | number, x: number, y: number, anchor = 'start'): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" fill="var(--text)">${escapeMarkup(String(text))}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
