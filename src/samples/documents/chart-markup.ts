import { escapeMarkup } from '../../core/markup.ts';
import { drawChart } from '../../journal/text/chart/draw-chart.ts';
import { readChart } from '../../journal/text/chart/read-chart.ts';
import { treeMarkup } from '../../journal/text/tree-markup.ts';

/**
 * A chart as HTML for a printed page: which colour is which series, where there are several, and the drawing.
 * @param text the chart as JSON
 * @throws an error that says in one sentence what is wrong with it
 */
export function chartMarkup(text: string): string {
  const chart = readChart(text);
  if ('refused' in chart) throw new Error(chart.refused);
  const { series, svg } = drawChart(chart, {
    ink: 'var(--text)',
    line: 'var(--line)',
    fills: ['var(--text)', 'var(--accent)', 'var(--tint)'],
  });
  const names = series.map((name) => `<span>${escapeMarkup(name)}</span>`).join('');
  return (names && `<p class="key">${names}</p>`) + treeMarkup([svg]);
}
