import { expect, test } from 'vitest';
import { readPaperText } from '../../node/read-text/read-text.ts';
import { renderText } from '../../core/text/render/render-text.ts';

/* Elements that publishers use and the journal does not: all words stay, and other content is reported. */

interface Parts {
  front?: string;
  body?: string;
  back?: string;
  after?: string;
}

const writeArticle = ({ front = '', body = '', back = '', after = '' }: Parts) =>
  `<article xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:mml="http://www.w3.org/1998/Math/MathML" xmlns:oasis="http://www.niso.org/standards/z39-96/ns/oasis-exchange/table"><front><article-meta>${front}</article-meta></front><body>${body}</body><back>${back}</back>${after}</article>`;

const read = (parts: Parts) =>
  readPaperText({ path: 'pages-config/papers/one.xml', text: writeArticle(parts) });

/** The words on the page, with markup of elements that matter here. */
function shown(parts: Parts): string {
  const { text } = read(parts);
  const picture = { src: 'a.png', width: 1, height: 1, sources: [] };
  const pictures = new Map(read(parts).facts.pictures.map(({ file }) => [file, picture]));
  const { body, notes } = renderText(text, pictures as never, 2);
  return [...body, ...notes.flatMap(({ body: each }) => each)]
    .map(plainMarkup)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function plainMarkup(node: unknown): string {
  if (typeof node === 'string') return node;
  const [name, , children] = node as [string, unknown, unknown[]];
  const words = children.map(plainMarkup).join('');
  if (name === 'br') return ' / ';
  if (name === 'sup' || name === 'h2' || name === 'h3') return `<${name}>${words}</${name}>`;
  return ['p', 'li', 'td', 'th', 'figcaption', 'pre'].includes(name) ? `${words} ` : words;
}

const codes = (parts: Parts) =>
  read(parts).facts.diagnostics.map(({ code, severity }) => `${severity ?? 'error'} ${code}`);

const caption = '<label>Table 1</label><caption><p>Winds.</p></caption>';

test.each<[string, Parts, string]>([
  [
    'numbers of sections',
    { body: '<sec><label>2.1</label><title>Wind</title><p>A</p></sec>' },
    '<h2>2.1 Wind</h2>A',
  ],
  ['sections without a heading', { body: '<sec><p>A</p></sec>' }, 'A'],
  [
    'boxes with a heading and sections',
    {
      body: '<boxed-text><label>Box 1</label><caption><title>Gusts</title></caption><sec><title>How</title><p>A</p></sec></boxed-text>',
    },
    'Box 1 Gusts How A',
  ],
  [
    'definitions',
    {
      body: '<def-list><title>Terms</title><def-item><term>Kite</term><def><p>A toy.</p></def></def-item></def-list>',
    },
    'Terms Kite: A toy.',
  ],
  [
    'verses',
    { body: '<verse-group><verse-line>One</verse-line><verse-line>Two</verse-line></verse-group>' },
    'One Two',
  ],
  [
    'unknown elements',
    { body: '<p>A <styled-content>b <x-new>c</x-new></styled-content> <named-content>d</named-content></p>' },
    'A b c d',
  ],
  [
    'lists and paragraphs in cells',
    {
      body: `<table-wrap>${caption}<table><thead><tr><th>Wind</th></tr></thead><tbody><tr><td><p>East</p><list><list-item><p>cold</p></list-item></list></td></tr></tbody></table></table-wrap>`,
    },
    'Table 1. Winds. Wind East / cold',
  ],
  [
    'tables of OASIS',
    {
      body: `<table-wrap>${caption}<oasis:table><oasis:tgroup cols="2"><oasis:colspec colname="a"/><oasis:colspec colname="b"/><oasis:thead><oasis:row><oasis:entry namest="a" nameend="b">Wind</oasis:entry></oasis:row></oasis:thead><oasis:tbody><oasis:row><oasis:entry>9</oasis:entry><oasis:entry>8</oasis:entry></oasis:row></oasis:tbody></oasis:tgroup></oasis:table></table-wrap>`,
    },
    'Table 1. Winds. Wind 9 8',
  ],
  [
    'signs of notes below a table',
    {
      body: `<table-wrap id="t">${caption}<table><thead><tr><th>Wind<xref ref-type="table-fn" rid="n">a</xref></th></tr></thead><tbody><tr><td>9</td></tr></tbody></table><table-wrap-foot><fn id="n"><label>a</label><p>In knots.</p></fn></table-wrap-foot></table-wrap>`,
    },
    'Table 1. Winds. Winda 9 <sup>a</sup> In knots.',
  ],
  [
    'abbreviations in an array',
    {
      back: '<glossary><title>Short</title><array><tbody><tr><td>KW</td><td>kite wind</td></tr></tbody></array></glossary>',
    },
    '<h2>Short</h2> KW kite wind',
  ],
  [
    'figures without a picture',
    {
      body: '<fig><label>Video 1</label><caption><title>A flight</title></caption><media xlink:href="a.mp4"/></fig>',
    },
    'Video 1. A flight',
  ],
  [
    'formulas that are pictures',
    { body: '<disp-formula><label>(2)</label><graphic xlink:href="f.png"/></disp-formula>' },
    '(2).',
  ],
  [
    'old environments of TeX',
    {
      body: '<p><inline-formula><tex-math>\\begin{eqnarray} a &amp;=&amp; b \\nonumber \\end{eqnarray}</tex-math></inline-formula></p>',
    },
    'a=b',
  ],
  [
    'TeX that can’t be read',
    { body: '<p><inline-formula><tex-math>\\frac{a</tex-math></inline-formula></p>' },
    '\\frac{a',
  ],
  [
    'notes without a mark, with their heading',
    {
      back: '<fn-group><title>Remarks</title><fn id="n"><label>*</label><p>Told in spring.</p></fn></fn-group>',
    },
    'Remarks Told in spring.',
  ],
  [
    'notes on authors',
    { front: '<author-notes><fn fn-type="equal"><p>Both flew.</p></fn></author-notes>' },
    'Both flew.',
  ],
  [
    'graphical and plain-language abstracts',
    {
      front:
        '<abstract><p>Main.</p></abstract><abstract abstract-type="plain-language"><title>In short</title><p>They fly.</p></abstract>',
    },
    '<h2>In short</h2>They fly.',
  ],
  [
    'articles within the article',
    {
      body: '<p>Main.</p>',
      after:
        '<sub-article article-type="reply"><front-stub><title-group><article-title>A reply</article-title></title-group><contrib-group><contrib><name><surname>Okafor</surname><given-names>Ada</given-names></name></contrib></contrib-group></front-stub><body><p>Thanks.</p><sec><title>One</title><p>Done.</p></sec></body></sub-article>',
    },
    'Main. <h2>A reply</h2>Ada Okafor Thanks. <h3>One</h3>Done.',
  ],
  [
    'appendices without a title',
    { back: '<app-group><app><label>Appendix A</label><p>A</p></app></app-group>' },
    '<h2>Appendix A</h2>A',
  ],
])('%s stay with all their words', (_what, parts, words) => {
  expect(shown(parts)).toBe(words);
});

test.each<[string, Parts, string[]]>([
  [
    'a file that pages can’t show',
    {
      body: '<supplementary-material xlink:href="a.csv"><caption><p>Data</p></caption></supplementary-material>',
    },
    ['warning text-file'],
  ],
  [
    'a picture within a line',
    { body: '<p><inline-graphic xlink:href="a.gif"/></p>' },
    ['warning text-unknown'],
  ],
  [
    'an address without a site',
    { body: '<p><ext-link xlink:href="/suppl/a.pdf">file</ext-link></p>' },
    ['warning text-address'],
  ],
  [
    'an identifier in place of an address',
    { body: '<p><ext-link ext-link-type="bibcode">2020A</ext-link></p>' },
    [],
  ],
  [
    'a DOI in place of an address',
    { body: '<p><ext-link ext-link-type="doi" xlink:href="10.5555/a">10.5555/a</ext-link></p>' },
    [],
  ],
])('%s', (_what, parts, expected) => {
  expect(codes(parts)).toEqual(expected);
});

test('floats belong to the last section of the body, not to the parts after it', () => {
  const { sections } = read({
    body: '<sec><title>One</title><p>A</p></sec>',
    back: '<sec><title>Data</title><p>B</p></sec>',
    after:
      '<floats-group><fig><label>Figure 1</label><caption><p>C</p></caption><graphic xlink:href="a.png"/></fig></floats-group>',
  }).text;
  expect(sections.map(({ blocks }) => blocks.length)).toEqual([2, 1]);
});

test('a word of another language that contains the placeholder is not a placeholder', () => {
  expect(codes({ body: '<sec><title>MÉTODO</title><p>A</p></sec>' })).toEqual([]);
  expect(codes({ body: '<sec><title>TODO</title><p>A</p></sec>' })).toEqual(['error placeholder']);
});
