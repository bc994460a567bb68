import { describe, expect, test } from 'vitest';
import { chartMarkup } from '../../../src/samples/documents/chart-markup.ts';
import { documentBody } from '../../../src/samples/documents/markdown.ts';

const bodyOf = (text: string) => documentBody(text).html;

describe('the text of a document', () => {
  test('notes its headings, lowered where the title of a report is above them', () => {
    const { html, headings } = documentBody('# One *two*\n\nText.', 1);
    expect(headings).toEqual([{ id: 'heading-1', html: 'One <em>two</em>', level: 2 }]);
    expect(html).toContain('<h2 id="heading-1">One <em>two</em></h2>');
  });

  test('gives a caption to the table below it, and heads to its rows and columns', () => {
    const html = bodyOf('Table 1. Heights.\n\n| A | B |\n| :-- | --: |\n| x | 1 |');
    expect(html).toContain('<table><caption><b>Table 1.</b> Heights.</caption>');
    expect(html).toContain('<th scope="col" align="right">B</th>');
    expect(html).toContain('<th scope="row" align="left">x</th><td align="right">1</td>');
    expect(html).not.toContain('<p>');
  });

  test('knows captions in Hindi', () => {
    expect(bodyOf('तालिका 1. गीत।\n\n| क |\n| :-- |\n| ख |')).toContain('<b>तालिका 1.</b> गीत।</caption>');
  });

  test('refuses a caption that stands alone', () => {
    expect(() => bodyOf('Table 1. Heights.\n\nNo table here.')).toThrow('A caption without a table');
    expect(() => bodyOf('Figure 2. Nothing follows.')).toThrow('A caption without a table');
  });

  test('refuses what has no form on paper', () => {
    expect(() => bodyOf('<div>raw</div>')).toThrow('can’t hold “html”');
    expect(() => bodyOf('See [this](https://example.org).')).toThrow('can’t hold “link”');
  });
});

describe('a chart', () => {
  const chart = {
    alt: 'Two bars',
    unit: 'hours',
    rows: [
      ['One', 3],
      ['Two & a half', 7],
    ],
  };
  const draw = (more = {}) => chartMarkup(JSON.stringify({ ...chart, ...more }));
  const marks = (svg: string) => [...svg.matchAll(/>(-?[\d.]+)</g)].map(([, mark]) => Number(mark));

  test('needs a text for those who can’t see it, rows, and a number for each series', () => {
    expect(() => draw({ alt: '' })).toThrow('no alternative text');
    expect(() => draw({ rows: [] })).toThrow('no rows');
    expect(() => draw({ series: ['a', 'b'] })).toThrow('is not a name and 2 numbers');
  });

  test('is a picture with a name, its text escaped', () => {
    expect(draw()).toContain('<svg role="img" aria-label="Two bars"');
    expect(draw()).toContain('Two &amp; a half');
  });

  test('has round marks on its axis, from 0 for bars', () => {
    expect(marks(draw())).toEqual([0, 2, 4, 6, 8, 3, 7]);
    expect(marks(draw({ from: 2 }))[0]).toBe(0);
    expect(marks(draw({ kind: 'line', from: 2 }))[0]).toBe(2);
  });
});
