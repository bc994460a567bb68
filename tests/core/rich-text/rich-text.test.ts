import { expect, test } from 'vitest';
import { checkRichText, parseRichText } from '../../../src/core/rich-text/rich-text.ts';

test('plain words become one paragraph', () => {
  expect(parseRichText('Hello there')).toEqual({
    nodes: [['p', {}, ['Hello there']]],
    headings: [],
    links: [],
    diagnostics: [],
  });
});

test('entities are decoded', () => {
  expect(parseRichText('R&amp;D &lt;now&gt;').nodes).toEqual([['p', {}, ['R&D <now>']]]);
});

test("allowed markup keeps its attributes under React's names", () => {
  const html =
    '<h2 id="past">Past</h2><table><tbody><tr><th scope="row" colspan="2">A</th><td rowspan="2">B</td></tr></tbody></table><p lang="hi">x <abbr title="Doctor">Dr</abbr></p>';
  const { nodes, diagnostics } = parseRichText(html);
  expect(diagnostics).toEqual([]);
  expect(nodes).toEqual([
    ['h2', { id: 'past' }, ['Past']],
    [
      'table',
      {},
      [
        [
          'tbody',
          {},
          [
            [
              'tr',
              {},
              [
                ['th', { scope: 'row', colSpan: '2' }, ['A']],
                ['td', { rowSpan: '2' }, ['B']],
              ],
            ],
          ],
        ],
      ],
    ],
    ['p', { lang: 'hi' }, ['x ', ['abbr', { title: 'Doctor' }, ['Dr']]]],
  ]);
});

test('blanks between rows and entries are removed; blanks between words stay', () => {
  expect(parseRichText('<ul>\n  <li>a <em>b</em> c</li>\n</ul>\n').nodes).toEqual([
    ['ul', {}, [['li', {}, ['a ', ['em', {}, ['b']], ' c']]]],
  ]);
});

test('headings get unique names', () => {
  const html = '<h2>Our past</h2><h3>Our past</h3><h3 id="x">Y &amp; Z</h3><h4>Q &amp; A</h4>';
  const expected = [
    { level: 2, text: 'Our past', id: 'our-past', offset: 0 },
    { level: 3, text: 'Our past', id: 'our-past-1', offset: 17 },
    { level: 3, text: 'Y & Z', id: 'x', offset: 34 },
    { level: 4, text: 'Q & A', id: 'q--a', offset: 59 },
  ];
  expect(parseRichText(html).headings).toEqual(expected);
  expect(checkRichText(html).headings).toEqual(expected);
});

test('the fast scan and the tree report the same problems', () => {
  const samples = [
    'plain',
    '<p>One <a href="/a?b=1&amp;c=2">two</a>.</p><h2>Past <em>and</em> present</h2>',
    '<ol start="3"><li><p>A</p></li><li>B<ul><li>C</li></ul></li></ol><hr><p>x<br/>y</p>',
    '<h3>Same</h3><h3>Same</h3>',
    '<P>Capitals</P>',
  ];
  for (const sample of samples) {
    const { nodes, ...rest } = parseRichText(sample);
    expect(checkRichText(sample), sample).toEqual(rest);
    expect(nodes.length, sample).toBeGreaterThan(0);
    expect(rest.diagnostics, sample).toEqual([]);
  }
});

test('links are listed with their position', () => {
  expect(parseRichText('<p>See <a href="/about#team">us</a></p>').links).toEqual([
    { href: '/about#team', html: 'us', offset: 16, wordsAt: 29 },
  ]);
});

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a href="//evil.example">x</a>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(x)">x</p>',
  '<style>*{display:none}</style>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<form action="https://evil.example"><input name="q"></form>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p<script>alert(1)</script>',
];

test.each(ATTACKS)('%s is an error, and still harmless', (html) => {
  const { nodes, diagnostics } = parseRichText(html);
  expect(diagnostics.length).toBeGreaterThan(0);
  expect(JSON.stringify(nodes)).not.toMatch(
    /"(script|img|svg|iframe|style|form|input|template|noscript)"|"on|javascript:|data:|"\/\/evil/,
  );
});

test('a language determines its direction', () => {
  const { nodes } = parseRichText('<p lang="ar">مصباح <span lang="en">lamp</span></p>');
  expect(nodes).toEqual([['p', { lang: 'ar', dir: 'rtl' }, ['مصباح ', ['span', { lang: 'en' }, ['lamp']]]]]);
});
