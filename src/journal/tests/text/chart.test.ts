import { describe, expect, test } from 'vitest';
import { drawChart } from '../../core/text/chart/draw-chart.ts';
import { treeMarkup } from '../../core/text/tree-markup.ts';
import { readDrawing } from 'pagewright/build';
import { chartFile } from '../../core/text/chart/chart-file.ts';
import { plainColours } from '../../core/text/chart/plain-colours.ts';
import type { Chart } from '../../core/text/chart/read-chart.ts';

const chart: Chart = {
  kind: 'bars',
  alt: 'Two bars',
  unit: 'hours',
  series: [],
  rows: [
    ['One', 3],
    ['Two & a half', 7],
  ],
  from: 0,
};
const draw = (more: Partial<Chart> = {}) => chartFile({ ...chart, ...more }, plainColours);
/** An empty element, or a path without marks. */
const empty = /<(text|g)\b[^>]*(\/>|><\/\1>)|d=""/;
const marks = (svg: string) => [...svg.matchAll(/>(-?[\d.]+)</g)].map(([, mark]) => Number(mark));

describe('a chart as a file', () => {
  test('is a picture with a name, its text escaped', () => {
    expect(draw()).toContain('<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="Two bars"');
    expect(draw()).toContain('Two &amp; a half');
  });

  test('is a valid drawing for papers: an exported text can be imported again', () => {
    const rows: Chart['rows'] = [['One', 3, 4]];
    const files = [draw(), draw({ kind: 'line' }), draw({ series: ['Before', 'After'], rows })];
    for (const file of files) expect(JSON.stringify(readDrawing(file, '').nodes)).toMatch(/"One"/);
    expect(JSON.stringify(readDrawing(draw(), '').nodes)).toContain('"Two & a half"');
  });

  test('has round values on its axis, from 0 for bars', () => {
    expect(marks(draw())).toEqual([0, 2, 4, 6, 8, 3, 7]);
    expect(marks(draw({ kind: 'line', from: 2 }))[0]).toBe(2);
  });

  test('has no empty elements without a unit', () => {
    for (const kind of ['bars', 'line'] as const) expect(draw({ kind, unit: '' })).not.toMatch(empty);
  });

  test('names its series above itself, if there are several', () => {
    const rows: Chart['rows'] = [['One', 3, 4]];
    const svg = draw({ series: ['Before', 'After'], rows });
    const [, top] = /viewBox="0 (-?\d+) /.exec(svg) ?? [];
    expect(Number(top)).toBeLessThan(0);
    expect(svg.indexOf('Before')).toBeLessThan(svg.indexOf('One'));
    expect(/viewBox="0 (\S+) /.exec(draw())?.[1]).toBe('0');
  });
});

describe('a chart for a phone', () => {
  const onPhone = (more: Partial<Chart> = {}) =>
    treeMarkup([drawChart({ ...chart, ...more }, plainColours, 'phone').svg]);
  const viewBoxWidth = (svg: string) => Number(/viewBox="0 \S+ (\d+) /.exec(svg)?.[1]);
  /** The vertical position of each text. */
  const heights = (svg: string) =>
    new Map([...svg.matchAll(/ y="([\d.]+)">([^<]+)</g)].map(([, y, words]) => [words, Number(y)]));

  test('shows the same data and is narrower, so that its letters have the same size', () => {
    expect(marks(onPhone()).sort()).toEqual(marks(draw()).sort());
    expect(viewBoxWidth(onPhone())).toBeLessThan(viewBoxWidth(draw()) * 0.7);
  });

  test('has no empty elements without a unit', () => {
    expect(onPhone({ unit: '' })).not.toMatch(empty);
  });

  test('has the name of a bar above it, one below the other', () => {
    const at = heights(onPhone());
    expect(at.get('One')).toBeLessThan(at.get('3')!);
    expect(at.get('3')).toBeLessThan(at.get('Two &amp; a half')!);
    expect(at.get('Two &amp; a half')).toBeLessThan(at.get('7')!);
  });

  test('labels as many points of a line as fit', () => {
    const rows = Array.from({ length: 9 }, (_, year): Chart['rows'][number] => [String(2016 + year), year]);
    const named = (svg: string) => [...svg.matchAll(/>(20\d\d)</g)].map(([, name]) => name);
    expect(named(draw({ kind: 'line', rows }))).toHaveLength(9);
    expect(named(onPhone({ kind: 'line', rows }))).toEqual(['2016', '2018', '2020', '2022', '2024']);
  });
});
