import { expect, test } from 'vitest';
import { readJats } from '../../node/import/jats/read-jats.ts';
import { readPaperText } from '../../node/read-text/read-text.ts';

/* Elements that publishers use and the journal's own JATS does not. */
const article = (body: string, back = '', more = '') =>
  `<article xmlns:xlink="http://www.w3.org/1999/xlink" xml:lang="en"><front><article-meta><title-group><article-title>Kites</article-title></title-group></article-meta></front><body><sec><title>One</title>${body}</sec></body><back>${back}</back>${more}</article>`;

const read = (text: string) => readPaperText({ path: 'pages-config/papers/one.xml', text });

test('a formula as a complete LaTeX document becomes the formula', () => {
  const tex = (formula: string) =>
    `<p>As <inline-formula><tex-math>\\documentclass[12pt]{minimal} \\usepackage{amsmath} \\begin{document}${formula}\\end{document}</tex-math></inline-formula> says.</p>`;
  const { facts, text } = read(article(tex('$$x^2$$') + tex(' $y_1$ ')));
  expect(facts.diagnostics).toEqual([]);
  const formulas = text.sections[0]!.blocks.flatMap((block) =>
    block.kind === 'paragraph' ? block.inlines : [],
  );
  expect(formulas.flatMap((each) => (typeof each === 'object' && 'tex' in each ? each.tex : []))).toEqual([
    'x^2',
    'y_1',
  ]);
});

test('references of the older grammar are works', () => {
  const refs = `<ref-list><ref id="r1"><nlm-citation citation-type="journal"><person-group person-group-type="author"><name><surname>Rao</surname><given-names>N</given-names></name></person-group><year>2004</year><article-title>Strings in wind</article-title><source>Toys</source><volume>3</volume><fpage>4</fpage><lpage>9</lpage></nlm-citation></ref></ref-list>`;
  const found = readJats(article('<p>As <xref ref-type="bibr" rid="r1">1</xref> says.</p>', refs));
  if ('refused' in found) throw new Error(found.refused);
  const [{ paper, remarks }] = found.papers as [(typeof found.papers)[number]];
  expect(paper.references).toEqual([
    {
      type: 'article-journal',
      author: [{ family: 'Rao', given: 'N' }],
      issued: '2004',
      title: 'Strings in wind',
      'container-title': 'Toys',
      volume: '3',
      page: '4-9',
    },
  ]);
  expect(remarks).toEqual([]);
});

test('an address with http is no error, and is not lost', () => {
  const link = '<ext-link xlink:href="http://kites.example/a">there</ext-link>';
  const refs = `<ref-list><ref id="r1"><mixed-citation>Rao, N. (2004). Strings in wind. Available at: ${link}</mixed-citation></ref></ref-list>`;
  const text = article(`<p>As <xref ref-type="bibr" rid="r1">1</xref> says, ${link}.</p>`, refs);
  const found = readJats(text);
  if ('refused' in found) throw new Error(found.refused);
  expect(found.papers[0]!.paper.references).toEqual([
    'Rao, N. (2004). Strings in wind. Available at: there http://kites.example/a',
  ]);
  expect(read(text).facts.diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
    ['text-address', 'warning'],
  ]);
});

test('figures and tables after the text are read, and links lead to them', () => {
  const floats = `<floats-group><fig id="f1"><label>Figure 1</label><caption><p>Grass.</p></caption><graphic xlink:href="grass.png"><alt-text>Grass</alt-text></graphic></fig><table-wrap id="t1"><label>Table 1</label><caption><p>Tails.</p></caption><table><thead><tr><th>Tail</th></tr></thead><tbody><tr><td>long</td></tr></tbody></table></table-wrap></floats-group>`;
  const { facts, text } = read(
    article(
      '<p>See <xref rid="f1">Figure 1</xref> and <xref rid="t1">Table 1</xref>.</p>',
      '<ack><title>Thanks</title><p>To all.</p></ack>',
      floats,
    ),
  );
  expect(facts.diagnostics).toEqual([]);
  expect(text.sections.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual([
    ['paragraph', 'figure', 'table'],
    ['paragraph'],
  ]);
  expect(facts.pictures.map(({ file }) => file)).toEqual(['papers/grass.png']);
});
