import { describe, expect, test } from 'vitest';
import { breakLines } from '../../src/node/documents/break-lines.ts';
import { parseChart, ticks } from '../../src/node/documents/chart-data.ts';
import { parseMarkdown } from '../../src/node/documents/markdown.ts';

describe('breaking lines', () => {
  const setting = { measure: 100, space: 5 };
  const spans = (widths: number[], more = {}) =>
    breakLines(widths, { ...setting, ...more }).map(({ from, to }) => [from, to]);

  test('fills no line beyond its measure', () => {
    const widths = Array.from({ length: 60 }, (_, index) => 8 + ((index * 7) % 31));
    for (const { from, to } of breakLines(widths, setting)) {
      const words = widths.slice(from, to);
      const width = words.reduce((sum, word) => sum + word, 0) + (words.length - 1) * setting.space;
      expect(width).toBeLessThanOrEqual(100);
    }
  });

  test('takes every word once, in order', () => {
    const lines = spans(Array.from({ length: 25 }, () => 30));
    expect(
      lines.flatMap(([from = 0, to = 0]) => Array.from({ length: to - from }, (_, i) => from + i)),
    ).toEqual(Array.from({ length: 25 }, (_, index) => index));
  });

  test('leaves no single word on the last line where it can be helped', () => {
    expect(spans(Array.from({ length: 11 }, () => 15))).toEqual([
      [0, 5],
      [5, 9],
      [9, 11],
    ]);
  });

  test('gives a word that is too wide a line of its own', () => {
    expect(spans([20, 300, 20])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  test('counts the indent of the first line', () => {
    expect(spans([45, 45, 10, 10])[0]).toEqual([0, 2]);
    expect(spans([45, 45, 10, 10], { indent: 14 })[0]).toEqual([0, 1]);
  });

  test('has nothing to break in an empty paragraph', () => expect(spans([])).toEqual([]));
});

describe('reading the Markdown of a document', () => {
  test('keeps dress and joins lines', () => {
    expect(parseMarkdown('One *two*\nand **three**.')).toEqual([
      {
        kind: 'paragraph',
        spans: [
          { text: 'One ' },
          { text: 'two', italic: true },
          { text: ' and ' },
          { text: 'three', bold: true },
          { text: '.' },
        ],
      },
    ]);
  });

  test('gives a caption to the table below it', () => {
    const [table] = parseMarkdown('Table 1. Heights.\n\n| A | B |\n| :-- | --: |\n| x | 1 |');
    expect(table).toMatchObject({
      kind: 'table',
      caption: [{ text: 'Table 1. Heights.' }],
      align: ['left', 'right'],
    });
  });

  test('knows captions in Hindi', () => {
    const [table] = parseMarkdown('तालिका 1. गीत।\n\n| क |\n| :-- |\n| ख |');
    expect(table).toMatchObject({ kind: 'table', caption: [{ text: 'तालिका 1. गीत।' }] });
  });

  test('refuses a caption that stands alone', () => {
    expect(() => parseMarkdown('Table 1. Heights.\n\nNo table here.')).toThrow('A caption without a table');
    expect(() => parseMarkdown('Figure 2. Nothing follows.')).toThrow('A caption without a table');
  });

  test('refuses what the setting has no form for', () => {
    expect(() => parseMarkdown('<div>raw</div>')).toThrow('can’t hold “html”');
    expect(() => parseMarkdown('See [this](https://example.org).')).toThrow('can’t hold “link”');
  });
});

describe('reading a chart', () => {
  const chart = {
    alt: 'Two bars',
    unit: 'hours',
    rows: [
      ['One', 3],
      ['Two', 7],
    ],
  };

  test('needs a text for those who can’t see it, rows, and a number for each series', () => {
    expect(() => parseChart(JSON.stringify({ ...chart, alt: '' }))).toThrow('alt text');
    expect(() => parseChart(JSON.stringify({ ...chart, rows: [] }))).toThrow('no rows');
    expect(() => parseChart(JSON.stringify({ ...chart, series: ['a', 'b'] }))).toThrow('needs 2 numbers');
  });

  test('has round marks on its axis, from 0 for bars', () => {
    expect(ticks(parseChart(JSON.stringify(chart)))).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(parseChart(JSON.stringify({ ...chart, from: 2 })))[0]).toBe(0);
    expect(ticks(parseChart(JSON.stringify({ ...chart, kind: 'line', from: 2 })))[0]).toBe(2);
  });
});
