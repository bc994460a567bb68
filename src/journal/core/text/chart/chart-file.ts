import type { ElementNode, TreeNode } from 'pagewright/content';
import { treeMarkup } from '../tree-markup.ts';
import type { ChartColours } from './chart-pen.ts';
import { drawChart } from './draw-chart.ts';
import type { Chart } from './read-chart.ts';

/** A chart as a self-contained drawing: with a legend above it, if there are several series. */
export function chartFile(chart: Chart, colours: ChartColours): string {
  const { series, svg } = drawChart(chart, colours);
  const [tag, attributes, marks] = svg;
  const [, , width = '0', height = '0'] = attributes['viewBox']!.split(' ');
  const above = series.length > 0 ? KEY : 0;
  const root: ElementNode = [
    tag,
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...attributes,
      viewBox: `0 ${-above} ${width} ${Number(height) + above}`,
      fontFamily: 'sans-serif',
      fontSize: '7.6',
    },
    [...drawKey(series, colours), ...marks],
  ];
  return treeMarkup([root]);
}

/** The height of the legend. */
const KEY = 18;

/** The mark and the name of each series, one after the other. */
function drawKey(series: readonly string[], { ink, fills }: ChartColours): TreeNode[] {
  let x = 0;
  return series.flatMap((name, index): TreeNode[] => {
    const left = x;
    // A letter is about four points wide.
    x += 33 + 4.2 * [...name].length;
    const place = { x: String(left + 0.5), y: String(0.5 - KEY), width: '8', height: '8' };
    return [
      ['rect', { ...place, fill: fills[index]!, stroke: ink, strokeWidth: '.7' }, []],
      ['text', { x: String(left + 13), y: String(7.5 - KEY), fill: ink }, [name]],
    ];
  });
}
