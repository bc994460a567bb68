import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { LoadedImage, TreeNode } from 'pagewright/content';
import { renderText } from '../../core/text/render/render-text.ts';
import { readPaperText } from '../../node/read-text/read-text.ts';
import { renderTree } from 'pagewright/section';

const map: LoadedImage = {
  kind: 'file',
  alt: '',
  src: '/media/map-1a.png',
  width: 640,
  height: 480,
  sources: [{ type: 'image/avif', srcset: '/media/map-1a.avif 640w' }],
};

const render = (text: string, references = 0) =>
  renderText(
    readPaperText({ path: 'pages-config/papers/one.md', text }).text,
    new Map([['papers/map.png', map]]),
    references,
  );
const html = (nodes: TreeNode[]) => renderToStaticMarkup(createElement(Fragment, null, ...renderTree(nodes)));
const markup = (text: string) => html(render(text).body);

describe('a text on the paper’s page', () => {
  test('has its sections with their ids, headings below the title of the page, and contents', () => {
    const rendered = render('## One[^a]\n\nWords.\n\n### Below\n\n## *Two* $x$\n\n[^a]: Note.');
    expect(html(rendered.body)).toBe(
      '<section id="section-1"><h2>One<sup><a id="mark-1-1" href="#note-1" role="doc-noteref">1</a></sup></h2>' +
        '<p>Words.</p><section id="section-1-1"><h3>Below</h3></section></section>' +
        '<section id="section-2"><h2><em>Two</em> <math><mrow><mi>x</mi></mrow></math></h2></section>',
    );
    expect(rendered.contents).toEqual([
      { id: 'section-1', title: 'One' },
      { id: 'section-2', title: 'Two x' },
    ]);
    expect(rendered.notes).toEqual([{ id: 'note-1', marks: ['mark-1-1'], body: [['p', {}, ['Note.']]] }]);
  });

  test('links citations to works, and lists the citations of each work', () => {
    const rendered = render('Said [1] and [again](#ref-1).', 2);
    expect(html(rendered.body)).toBe(
      '<p>Said [<a id="cite-1-1" href="#ref-1" role="doc-biblioref">1</a>] and ' +
        '<a id="cite-1-2" href="#ref-1" role="doc-biblioref">again</a>.</p>',
    );
    expect(rendered.cited).toEqual([['cite-1-1', 'cite-1-2'], []]);
  });

  test('names tables by their captions, with headings of rows and columns', () => {
    expect(markup('Table 1. Heights.\n\n|  | m |\n| :-- | --: |\n| Neem | 9 |')).toBe(
      '<figure id="table-1"><figcaption id="table-1-caption"><b>Table 1.</b> Heights.</figcaption>' +
        '<div role="region" aria-labelledby="table-1-caption" tabindex="0"><table aria-labelledby="table-1-caption">' +
        '<thead><tr><td></td><th scope="col" data-align="right">m</th></tr></thead>' +
        '<tbody><tr><th scope="row">Neem</th><td data-align="right">9</td></tr></tbody></table></div></figure>',
    );
  });

  test('shows pictures in the available sizes, and charts as drawings with a legend', () => {
    expect(markup('Figure 1. The town.\n\n![Fourteen routes](map.png)')).toBe(
      '<figure id="figure-1"><picture><source type="image/avif" srcSet="/media/map-1a.avif 640w" sizes="(max-width: 64rem) 100vw, 48rem"/>' +
        '<img src="/media/map-1a.png" alt="Fourteen routes" width="640" height="480" loading="lazy" decoding="async"/></picture>' +
        '<figcaption id="figure-1-caption"><b>Figure 1.</b> The town.</figcaption></figure>',
    );
    const chart = { alt: 'Two bars', series: ['a', 'b'], rows: [['One', 3, 4]] };
    const rendered = markup(`Figure 1. A.\n\n\`\`\`chart\n${JSON.stringify(chart)}\n\`\`\``);
    expect(rendered).toContain('<ul><li>a</li><li>b</li></ul><svg role="img" aria-label="Two bars"');
    expect(rendered).toContain('fill="var(--accent)"');
    // There is one chart for wide pages and one for phones; the style sheet shows one of them.
    expect(rendered.match(/<svg role="img" aria-label="Two bars"/g)).toHaveLength(2);
  });

  test('makes long inline formulas scrollable, by keyboard too, also in notes', () => {
    const long = '<span role="group" aria-label="a+b+c+d+e+f" tabindex="0"><math>';
    expect(markup('Here $a + b$ is.')).not.toContain('group');
    expect(markup('Here $a + b + c + d + e + f$ is.')).toContain(`<p>Here ${long}`);
    const { body } = render('Said[^a].\n\n[^a]: So $a + b + c + d + e + f$.').notes[0]!;
    expect(html(body)).toContain(`<p>So ${long}`);
  });

  test('numbers formulas on separate lines', () => {
    expect(markup('$$\na\n$$')).toBe(
      '<div id="equation-1" role="group" aria-label="(1)"><div tabindex="0">' +
        '<math display="block"><mrow><mi>a</mi></mrow></math></div><span aria-hidden="true">(1)</span></div>',
    );
  });
});
