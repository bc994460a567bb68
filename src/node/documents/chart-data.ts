/** A small chart as it stands in a fenced block of the Markdown, as JSON. */
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
  from?: number;
}

/** Reads a chart and says in one sentence what is wrong with it. */
export function parseChart(text: string): Chart {
  const data = JSON.parse(text) as Partial<Chart>;
  const chart: Chart = {
    kind: data.kind ?? 'bars',
    alt: data.alt ?? '',
    unit: data.unit ?? '',
    series: data.series ?? [],
    rows: data.rows ?? [],
    ...(data.kind === 'line' && data.from !== undefined ? { from: data.from } : {}),
  };
  if (!chart.alt) throw new Error('A chart needs an alt text');
  if (chart.rows.length === 0) throw new Error(`The chart “${chart.alt}” has no rows`);
  const wanted = 1 + Math.max(1, chart.series.length);
  for (const row of chart.rows) {
    if (row.length !== wanted) throw new Error(`The chart's row “${row[0]}” needs ${wanted - 1} numbers`);
  }
  return chart;
}

/** Round values for the axis, from its start to at least the largest value: 0, 20, 40, 60. */
export function ticks(chart: Chart, most = 5): number[] {
  const from = chart.from ?? 0;
  const top = Math.max(...chart.rows.flatMap(([, ...values]) => values)) - from;
  const rough = top / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const count = Math.ceil(top / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Math.round((from + index * step) * 1e6) / 1e6);
}
