import { ticks } from './chart-data.ts';
import type { Chart } from './chart-data.ts';
import { drawFreely } from './lines.ts';
import type { Press } from './press.ts';
import { ink, sheet, styles } from './styles.ts';

const names = 104;
const valueRoom = 34;

/** Draws horizontal bars, each with its name before it and its number behind it. */
export function drawBars(press: Press, chart: Chart, fills: string[], top: number, rowHeight: number): void {
  const { doc } = press;
  const left = sheet.text + names;
  const width = sheet.right - left - valueRoom;
  const marks = ticks(chart);
  const scale = width / (marks.at(-1) ?? 1);
  const bottom = top + chart.rows.length * rowHeight;
  for (const mark of marks) {
    const x = left + mark * scale;
    doc
      .moveTo(x, top)
      .lineTo(x, bottom + 3)
      .lineWidth(0.5)
      .strokeColor(mark === 0 ? ink.text : ink.line)
      .stroke();
    drawFreely(doc, String(mark), styles.label, { x: x - 20, y: bottom + 6, width: 40, align: 'center' });
  }
  drawFreely(doc, chart.unit, styles.label, { x: left, y: bottom + 16, width, align: 'right' });
  chart.rows.forEach(([name, ...values], row) => {
    const y = top + row * rowHeight + 4.5;
    const middle = y + (values.length * 9) / 2 - 5;
    drawFreely(doc, name, styles.label, { x: sheet.text, y: middle, width: names - 8, align: 'right' });
    values.forEach((value, index) => {
      const place = y + index * 9;
      doc.rect(left, place, Math.max(0.5, value * scale), 8);
      doc.lineWidth(0.7).fillAndStroke(fills[index] ?? ink.tint, ink.text);
      drawFreely(doc, String(value), styles.label, { x: left + value * scale + 4, y: place - 1, width: 40 });
    });
  });
}
