import { closeFloat, setCaption } from './caption.ts';
import { drawBars } from './chart-bars.ts';
import type { Chart } from './chart-data.ts';
import { drawLines } from './chart-line.ts';
import { drawFreely } from './lines.ts';
import type { Block } from './markdown.ts';
import type { Press } from './press.ts';
import { ink, sheet, styles } from './styles.ts';

type ChartBlock = Extract<Block, { kind: 'chart' }>;

const fills = [ink.text, ink.saffron, ink.tint];
const keyHeight = 18;
const linePlot = 172;

/** Draws a chart from its numbers, whole on one page, as a figure with a text for those who can't see it. */
export function drawChart(press: Press, { chart, caption }: ChartBlock): void {
  const height = chartHeight(chart);
  const figure = press.doc.struct('Figure', { alt: chart.alt });
  press.root.add(figure);
  setCaption(press, caption, height, figure);
  let top = press.y;
  const content = press.doc.markStructureContent('Figure');
  if (chart.series.length > 1) top += drawKey(press, chart.series, top);
  if (chart.kind === 'bars') drawBars(press, chart, fills, top, barRow(chart));
  else drawLines(press, chart, fills, top, linePlot);
  press.doc.endMarkedContent();
  figure.add(content);
  figure.end();
  closeFloat(press, press.y + height);
}

/** How much room a chart needs without its caption. */
export function chartHeight(chart: Chart): number {
  const plot = chart.kind === 'bars' ? chart.rows.length * barRow(chart) + 26 : linePlot;
  return plot + (chart.series.length > 1 ? keyHeight : 0);
}

function barRow(chart: Chart): number {
  return Math.max(1, chart.series.length) * 9 + 9;
}

function drawKey(press: Press, series: string[], y: number): number {
  let x = sheet.text;
  series.forEach((name, index) => {
    press.doc
      .rect(x, y + 1, 8, 8)
      .lineWidth(0.7)
      .fillAndStroke(fills[index] ?? ink.tint, ink.text);
    drawFreely(press.doc, name, styles.label, { x: x + 13, y, width: 160 });
    x += 13 + press.doc.widthOfString(name) + 20;
  });
  return keyHeight;
}
