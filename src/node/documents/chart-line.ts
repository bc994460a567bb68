import { ticks } from './chart-data.ts';
import type { Chart } from './chart-data.ts';
import { drawFreely } from './lines.ts';
import type { Press } from './press.ts';
import { ink, sheet, styles } from './styles.ts';

const axis = 26;
/** Room before the first and behind the last point, for their names. */
const inset = 26;

/** Draws one line per series over the rows in their order, with dots at the values. */
export function drawLines(press: Press, chart: Chart, fills: string[], top: number, height: number): void {
  const { doc } = press;
  const plot = { left: sheet.text + axis, right: sheet.right, top: top + 22, bottom: top + height - 20 };
  const marks = ticks(chart);
  const lowest = marks[0] ?? 0;
  const span = (marks.at(-1) ?? 1) - lowest;
  const yOf = (value: number) => plot.bottom - ((value - lowest) / span) * (plot.bottom - plot.top);
  const room = plot.right - plot.left - 2 * inset;
  const xOf = (row: number) => plot.left + inset + (row / Math.max(1, chart.rows.length - 1)) * room;
  drawFreely(doc, chart.unit, styles.label, { x: sheet.text, y: top, width: 200 });
  for (const mark of marks) {
    const y = yOf(mark);
    doc
      .moveTo(plot.left, y)
      .lineTo(plot.right, y)
      .lineWidth(0.5)
      .strokeColor(mark === lowest ? ink.text : ink.line)
      .stroke();
    drawFreely(doc, String(mark), styles.label, { x: sheet.text, y: y - 5, width: axis - 6, align: 'right' });
  }
  chart.rows.forEach(([name], row) => {
    drawFreely(doc, name, styles.label, { x: xOf(row) - 30, y: plot.bottom + 5, width: 60, align: 'center' });
  });
  const count = Math.max(1, chart.series.length);
  for (let index = 0; index < count; index += 1) {
    const points = chart.rows.map(([, ...values], row) => ({ x: xOf(row), y: yOf(values[index] ?? 0) }));
    drawSeries(doc, points, fills[index] ?? ink.tint, index > 0);
  }
}

function drawSeries(
  doc: PDFKit.PDFDocument,
  points: { x: number; y: number }[],
  fill: string,
  dashed: boolean,
): void {
  if (dashed) doc.dash(4, { space: 3 });
  points.forEach(({ x, y }, index) => (index === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)));
  doc.lineWidth(1.4).strokeColor(ink.text).stroke().undash();
  for (const { x, y } of points) doc.circle(x, y, 3).lineWidth(0.9).fillAndStroke(fill, ink.text);
}
