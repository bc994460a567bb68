import { describe, expect, test } from 'vitest';
import { readPaperText } from '../../node/read-text/read-text.ts';

const article = (body: string, back = '') =>
  `<article xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:mml="http://www.w3.org/1998/Math/MathML">\n<body>${body}</body><back>${back}</back></article>`;
const read = (text: string) => readPaperText({ path: 'pages-config/papers/v1/one.xml', text });
const readOpening = (body: string, back = '') => read(article(body, back)).text.opening;

function findProblems(text: string): string[] {
  return read(text).facts.diagnostics.map(({ line, column, severity = 'error', code, message, hint }) => {
    return `${line}:${column} ${severity} ${code}: ${message} ${hint}`;
  });
}

const references =
  '<ref-list><ref id="B1"><mixed-citation>One.</mixed-citation></ref><ref id="B2"><mixed-citation>Two.</mixed-citation></ref></ref-list>';

describe('a paper’s text in JATS', () => {
  test('has its sections, and titled ones after the body', () => {
    const { sections } = read(
      article(
        '<sec id="s1"><title>One</title><p>Text, see <xref rid="s2">below</xref>.</p><sec id="s2"><title>Below</title></sec></sec>',
        '<ack><title>Thanks</title><p>To all.</p></ack>',
      ),
    ).text;
    expect(sections).toEqual([
      {
        id: 'section-1',
        title: ['One'],
        blocks: [
          {
            kind: 'paragraph',
            inlines: [
              'Text, see ',
              { kind: 'cross-reference', target: 'section-1-1', inlines: ['below'] },
              '.',
            ],
          },
        ],
        sections: [{ id: 'section-1-1', title: ['Below'], blocks: [], sections: [] }],
      },
      {
        id: 'section-2',
        title: ['Thanks'],
        blocks: [{ kind: 'paragraph', inlines: ['To all.'] }],
        sections: [],
      },
    ]);
  });

  test('has the tables, figures and formulas of its appendices, with links to them', () => {
    const table =
      '<table-wrap id="t9"><label>Table A1</label><caption><p>Heights.</p></caption><table><thead><tr><th>Tree</th></tr></thead><tbody><tr><td>Neem</td></tr></tbody></table></table-wrap>';
    const { text, facts } = read(
      article(
        '<p>See <xref ref-type="table" rid="t9">the appendix</xref>.</p>',
        `<app-group><app id="a1"><title>Appendix</title>${table}</app></app-group>`,
      ),
    );
    expect(facts.diagnostics).toEqual([]);
    expect(text.opening).toEqual([
      {
        kind: 'paragraph',
        inlines: ['See ', { kind: 'cross-reference', target: 'table-1', inlines: ['the appendix'] }, '.'],
      },
    ]);
    expect(text.sections[0]?.blocks).toMatchObject([{ kind: 'table', id: 'table-1', label: 'Table A1' }]);
  });

  test('cites works in the order of the list, one by one or several at once', () => {
    const { text, facts } = read(
      article(
        '<p>As [<xref ref-type="bibr" rid="B2">2</xref>] and <xref rid="B1 B2">1, 2</xref> say.</p>',
        references,
      ),
    );
    expect(text.opening).toEqual([
      {
        kind: 'paragraph',
        inlines: [
          'As [',
          { kind: 'citation', id: 'cite-2-1', reference: 2, inlines: ['2'] },
          '] and ',
          { kind: 'citation', id: 'cite-1-1', reference: 1, inlines: ['1, 2'] },
          ' say.',
        ],
      },
    ]);
    expect(facts.citations.map(({ reference }) => reference)).toEqual([2, 2, 1]);
  });

  test('has tables with heading cells for columns and rows', () => {
    expect(
      readOpening(
        '<table-wrap id="T1"><label>Table 1.</label><caption><title>Heights</title><p>In metres.</p></caption>' +
          '<table><thead><tr><th colspan="2" align="center">Tree</th></tr></thead><tbody><tr><th>Neem</th><td>9</td></tr></tbody></table>' +
          '<table-wrap-foot><p>Measured twice.</p></table-wrap-foot></table-wrap>',
      ),
    ).toEqual([
      {
        kind: 'table',
        id: 'table-1',
        label: 'Table 1',
        caption: ['Heights', ' ', 'In metres.'],
        head: [[{ isHeading: true, align: 'center', columns: 2, inlines: ['Tree'] }]],
        rows: [
          [
            { isHeading: true, inlines: ['Neem'] },
            { isHeading: false, inlines: ['9'] },
          ],
        ],
      },
      { kind: 'paragraph', inlines: ['Measured twice.'] },
    ]);
  });

  test('has figures, formulas, footnotes and the elements within paragraphs', () => {
    const { text, facts } = read(
      article(
        '<p>See <xref rid="F1"><italic>Fig.</italic> 1</xref>:<fig id="F1"><label>Figure 1</label><caption><p>The town.</p></caption>' +
          '<alt-text>Routes</alt-text><graphic xlink:href="town.png"/></fig>\n  and<xref ref-type="fn" rid="n1"/></p>' +
          '<disp-formula><label>(3)</label><alternatives><mml:math><mml:mi>a</mml:mi></mml:math><tex-math>$$a$$</tex-math></alternatives></disp-formula>' +
          '<p><inline-formula><tex-math>x</tex-math></inline-formula></p>',
        '<fn-group><fn id="n1"><label>1</label><p>A note.</p></fn></fn-group>',
      ),
    );
    expect(text.opening).toEqual([
      {
        kind: 'paragraph',
        inlines: [
          'See ',
          {
            kind: 'cross-reference',
            target: 'figure-1',
            inlines: [{ kind: 'emphasis', inlines: ['Fig.'] }, ' 1'],
          },
          ':',
        ],
      },
      {
        kind: 'figure',
        id: 'figure-1',
        label: 'Figure 1',
        caption: ['The town.'],
        alt: 'Routes',
        picture: { file: 'papers/v1/town.png' },
      },
      { kind: 'paragraph', inlines: ['and', { kind: 'mark', id: 'mark-1-1', note: 1 }] },
      {
        kind: 'equation',
        id: 'equation-1',
        label: '3',
        math: ['math', { display: 'block' }, [['mi', {}, ['a']]]],
        tex: 'a',
      },
      {
        kind: 'paragraph',
        inlines: [{ kind: 'math', math: ['math', {}, [['mrow', {}, [['mi', {}, ['x']]]]]], tex: 'x' }],
      },
    ]);
    expect(text.notes).toEqual([
      { id: 'note-1', number: 1, blocks: [{ kind: 'paragraph', inlines: ['A note.'] }], marks: ['mark-1-1'] },
    ]);
    expect(facts.diagnostics).toEqual([]);
    expect(facts.pictures).toMatchObject([{ file: 'papers/v1/town.png' }]);
  });
});

describe('diagnostics of a text in JATS', () => {
  test.each([
    [
      '<article><body>',
      '1:16 error text-xml: The file is not XML: Missing end tag for element body (line 1, column 16). Correct it first: the rest of the text can’t be read.',
    ],
    [
      '<note/>',
      '1:1 error text-xml: There is no <article> with a <body> in the file; it begins with <note>. Save it as JATS with its full text.',
    ],
    [
      article('<p id="a"/><p id="a"/>'),
      '2:18 warning text-id-twice: The id “a” is at two elements. Give each its own: links in the text need it.',
    ],
    [
      article('<sec><p>A</p></sec>'),
      '2:7 warning text-heading: The section has no heading. Give it one: <title>…</title>.',
    ],
    [
      article('<p><xref rid="B9">9</xref></p>'),
      '2:10 warning text-target: There is no element with the id “B9”. Write the id of a reference, a footnote, a table, a figure, a formula or a section of this file as "rid".',
    ],
    [
      article('<media xlink:href="flight.mp4"/>'),
      '2:7 warning text-file: The file flight.mp4 is not part of the text. Put it beside the paper, and name it under "supplements".',
    ],
    [
      article('<p>A <inline-graphic xlink:href="sign.gif"/> B</p>'),
      '2:12 warning text-unknown: A paper’s text can’t contain <inline-graphic> within a line: sign.gif is not shown. Write the character or the formula in its place, or make it a figure.',
    ],
    [
      article('<fig><label>Figure 1</label><caption><p>A</p></caption><graphic xlink:href="a.png"/></fig>'),
      '2:62 warning text-alt: The figure has no alternative text. Say what it shows, for people who can’t see it: <alt-text>…</alt-text>.',
    ],
    [
      article('<fig><label>Figure 1</label><alt-text>A</alt-text><graphic xlink:href="a.png"/></fig>'),
      '2:7 warning text-caption: This figure has no caption. Write <label>Figure 1</label> and <caption><p>What it shows.</p></caption> into it.',
    ],
    [
      article(
        '<table-wrap><label>Table 1</label><caption><p>A</p></caption><graphic xlink:href="a.png"/></table-wrap>',
      ),
      '2:7 warning text-table: The table is a picture, or is missing. Write it as <table>: a picture of numbers can be neither searched nor read aloud.',
    ],
    [
      article(
        '<table-wrap><label>Table 1</label><caption><p>A</p></caption><table><tbody><tr><td>1</td></tr></tbody></table></table-wrap>',
      ),
      '2:68 warning text-table-head: The table has no headings over its columns. Write what each column contains into <thead>: screen readers say it with each cell.',
    ],
    [
      article('<disp-formula><graphic xlink:href="a.png"/></disp-formula>'),
      '2:7 warning text-math: The formula is neither MathML nor TeX. Write it as <mml:math> or as <tex-math>: a picture of it can’t be read aloud.',
    ],
    [
      article('<disp-formula><mml:math><mml:maction/></mml:math></disp-formula>'),
      '2:21 warning text-math: MathML has no element <maction> that browsers draw. Write the formula with the elements of MathML Core, or as <tex-math>.',
    ],
    [
      article('<disp-formula><tex-math>\\frac{a</tex-math></disp-formula>'),
      "2:21 warning text-tex: The formula can’t be read: Unexpected end of input in a macro argument, expected '}'. Correct the TeX.",
    ],
    [
      article('<p>A</p>', '<fn-group><fn id="n"><p>B</p></fn></fn-group>'),
      '2:38 warning text-note-unused: Nothing in the text leads to this footnote. Write <xref ref-type="fn" rid="…"/> with its id where it belongs, or remove it.',
    ],
    [
      article('<p>A<xref rid="n"/></p>', '<fn-group><fn id="n"/></fn-group>'),
      '2:53 warning text-note: The footnote has no text. Write it as a paragraph in it: <p>…</p>.',
    ],
  ])('is reported with its position: %j', (text, problem) => {
    expect(findProblems(text)).toEqual([problem]);
  });
});
