import { describe, expect, test } from 'vitest';
import { applyFixes } from 'pagewright/rule';
import type { Block, FullText } from '../../core/text/full-text.ts';
import { readPaperText } from '../../node/read-text/read-text.ts';

const read = (text: string) => readPaperText({ path: 'pages-config/papers/v1/one.md', text });
const readFullText = (text: string): FullText => read(text).text;
const readFirstBlock = (text: string): Block => readFullText(text).opening[0]!;

/** The diagnostics of a text, each as “line:column severity code: message hint”. */
function findProblems(text: string): string[] {
  return read(text).facts.diagnostics.map(({ line, column, severity = 'error', code, message, hint }) => {
    return `${line}:${column} ${severity} ${code}: ${message} ${hint}`;
  });
}

describe('a paper’s text in Markdown', () => {
  test('has nested sections, each with an id by its number', () => {
    const { opening, sections } = readFullText('First.\n\n## One\n\nText.\n\n### Below *it*\n\n## Two');
    expect(opening).toEqual([{ kind: 'paragraph', inlines: ['First.'] }]);
    expect(sections).toEqual([
      {
        id: 'section-1',
        title: ['One'],
        blocks: [{ kind: 'paragraph', inlines: ['Text.'] }],
        sections: [
          {
            id: 'section-1-1',
            title: ['Below ', { kind: 'emphasis', inlines: ['it'] }],
            blocks: [],
            sections: [],
          },
        ],
      },
      { id: 'section-2', title: ['Two'], blocks: [], sections: [] },
    ]);
  });

  test('cites works by their numbers, or by a link with other words', () => {
    const { text, facts } = read('See [2, 4–5] and [Irani, 2020](#ref-2), not \\[3\\].');
    expect(text.opening).toEqual([
      {
        kind: 'paragraph',
        inlines: [
          'See ',
          '[',
          { kind: 'citation', id: 'cite-2-1', reference: 2, inlines: ['2'] },
          ', ',
          { kind: 'citation', id: 'cite-4-1', reference: 4, inlines: ['4'] },
          '–',
          { kind: 'citation', id: 'cite-5-1', reference: 5, inlines: ['5'] },
          ']',
          ' and ',
          { kind: 'citation', id: 'cite-2-2', reference: 2, inlines: ['Irani, 2020'] },
          ', not ',
          '[3]',
          '.',
        ],
      },
    ]);
    expect(facts.citations.map(({ reference, column }) => [reference, column])).toEqual([
      [2, 5],
      [4, 5],
      [5, 5],
      [2, 18],
    ]);
  });

  test('reads the caption above a table, and links the names of tables and figures in its text', () => {
    const { opening } = readFullText(
      'As Table 1 shows, not Table 12.\n\nTable 1. Heights of *trees*.\n\n| Tree | m |\n| :-- | --: |\n| Neem | 9 |',
    );
    expect(opening).toEqual([
      {
        kind: 'paragraph',
        inlines: [
          'As ',
          { kind: 'cross-reference', target: 'table-1', inlines: ['Table 1'] },
          ' shows, not Table 12.',
        ],
      },
      {
        kind: 'table',
        id: 'table-1',
        label: 'Table 1',
        caption: ['Heights of ', { kind: 'emphasis', inlines: ['trees'] }, '.'],
        head: [
          [
            { isHeading: true, align: 'left', inlines: ['Tree'] },
            { isHeading: true, align: 'right', inlines: ['m'] },
          ],
        ],
        rows: [
          [
            { isHeading: true, align: 'left', inlines: ['Neem'] },
            { isHeading: false, align: 'right', inlines: ['9'] },
          ],
        ],
      },
    ]);
  });

  test('reads captions in every script', () => {
    expect(readFirstBlock('तालिका १। गीत।\n\n| क | ख |\n| -- | -- |\n| ग | घ |')).toMatchObject({
      label: 'तालिका १',
      caption: ['गीत।'],
    });
  });

  test('has figures: pictures next to it, and charts of numbers', () => {
    const { text, facts } = read('Figure 1. The town.\n\n![Fourteen routes](town.png)');
    const figure = { kind: 'figure', id: 'figure-1', label: 'Figure 1', caption: ['The town.'] };
    expect(text.opening).toEqual([
      { ...figure, alt: 'Fourteen routes', picture: { file: 'papers/v1/town.png' } },
    ]);
    expect(facts.pictures).toEqual([
      { line: 3, column: 20, endLine: 3, endColumn: 28, file: 'papers/v1/town.png' },
    ]);
    const chart = { kind: 'bars', alt: 'One bar', unit: 'h', series: [], rows: [['One', 3]], from: 0 };
    expect(readFirstBlock(`Figure 1. The town.\n\n\`\`\`chart\n${JSON.stringify(chart)}\n\`\`\``)).toEqual({
      ...figure,
      alt: 'One bar',
      picture: { chart },
    });
  });

  test('has formulas as MathML, numbered if they are on separate lines', () => {
    const { opening } = readFullText('Area $r^2$.\n\n$$\na = b\n$$\n\n$$\nc\n$$');
    const power = [
      'msup',
      {},
      [
        ['mi', {}, ['r']],
        ['mn', {}, ['2']],
      ],
    ];
    expect(opening[0]).toEqual({
      kind: 'paragraph',
      inlines: ['Area ', { kind: 'math', math: ['math', {}, [['mrow', {}, [power]]]], tex: 'r^2' }, '.'],
    });
    expect(opening.slice(1)).toMatchObject([
      {
        kind: 'equation',
        id: 'equation-1',
        label: '1',
        math: ['math', { display: 'block' }, [{}]],
        tex: 'a = b',
      },
      { kind: 'equation', id: 'equation-2', label: '2' },
    ]);
  });

  test('keeps the spaces of a formula', () => {
    expect(readFullText('$a\\,b$').opening).toMatchObject([
      {
        inlines: [
          {
            math: ['math', {}, [['mrow', {}, [['mi', {}, ['a']], ['mspace', { width: '0.167em' }, []], {}]]]],
          },
        ],
      },
    ]);
  });

  test('has footnotes in the order of their marks', () => {
    const { opening, notes } = readFullText(
      'One[^b], two[^a], again[^b].\n\n[^a]: First *note*.\n\n[^b]: Second.',
    );
    expect(opening).toEqual([
      {
        kind: 'paragraph',
        inlines: [
          'One',
          { kind: 'mark', id: 'mark-1-1', note: 1 },
          ', two',
          { kind: 'mark', id: 'mark-2-1', note: 2 },
          ', again',
          { kind: 'mark', id: 'mark-1-2', note: 1 },
          '.',
        ],
      },
    ]);
    expect(notes).toMatchObject([
      { id: 'note-1', number: 1, blocks: [{ inlines: ['Second.'] }], marks: ['mark-1-1', 'mark-1-2'] },
      { id: 'note-2', number: 2, marks: ['mark-2-1'] },
    ]);
  });

  test('has lists, quotes, code and links', () => {
    expect(
      readFullText('3. a\n4. b\n\n> Said.\n\n```r\nx <- 1\n```\n\n[There](https://example.org)').opening,
    ).toEqual([
      {
        kind: 'list',
        isOrdered: true,
        start: 3,
        items: [[{ kind: 'paragraph', inlines: ['a'] }], [{ kind: 'paragraph', inlines: ['b'] }]],
      },
      { kind: 'quote', blocks: [{ kind: 'paragraph', inlines: ['Said.'] }] },
      { kind: 'code', text: 'x <- 1', language: 'r' },
      { kind: 'paragraph', inlines: [{ kind: 'link', to: 'https://example.org', inlines: ['There'] }] },
    ]);
  });
});

describe('diagnostics of a text', () => {
  test.each([
    [
      '# Title',
      '1:1 error text-title: A heading with one # is the title of the paper, which its record has. Begin a section with ##.',
    ],
    [
      '## A\n\n#### B',
      '3:1 error text-level: The heading skips a level: #### follows ##. Write ###. npm run validate -- --fix does it.',
    ],
    ['##', '1:1 error text-heading: The heading is empty. Give the section a name, or remove the line.'],
    [
      'A <b>word.',
      '1:3 error text-html: “<b>” is HTML, which a paper’s text can’t contain. Write it in Markdown; below and above the line as a formula: $\\mathrm{CO_2}$. A character < in words is written \\<.',
    ],
    [
      'A\n\n---',
      '3:1 error text-unknown: A paper’s text has no form for this (thematicBreak). Leave it out, or say it with a heading, a paragraph, a list, a table or a figure.',
    ],
    [
      'A $\\frac{a$ b',
      "1:10 error text-tex: The formula can’t be read: Unexpected end of input in a macro argument, expected '}'. Correct the TeX; a dollar sign of money is written \\$.",
    ],
    [
      'A lamp costs $40 and a wick $2.',
      '1:14 error text-money: “$40 and a wick $” is read as a formula. A dollar sign of money is written \\$.',
    ],
    [
      'As Table 2 shows.\n\nTable 1. A.\n\n| B | C |\n| - | - |\n| 1 | 2 |',
      '1:4 warning text-mention: The text names Table 2, but nothing has this caption. Correct the number, or write the caption above what it belongs to. Write one of another work in lower case: their table 2.',
    ],
    [
      'As (Figure 12) shows.',
      '1:5 warning text-mention: The text names Figure 12, but nothing has this caption. Correct the number, or write the caption above what it belongs to. Write one of another work in lower case: their table 2.',
    ],
    [
      'Table 1. A.\n\n| B | C |\n| - | - |\n| 1 | 2 |\n| 3 |',
      '6:1 error text-table-row: The row has 1 cell, and the first one 2. Write | between all cells, those that are empty too; a character | within a cell is written \\|.',
    ],
    [
      'Figure 1. A.\n\n```chart\n{ "alt": "A", "unti": "h", "rows": [["B", 1]] }\n```',
      '4:15 error text-chart: A chart has no key "unti". Did you mean "unit"?',
    ],
    [
      'Figure 1. A.\n\n```chart\n{ "alt": "A", "kind": "line", "from": "20", "rows": [["B", 1]] }\n```',
      '4:39 error text-chart: The axis of a chart begins at "20". Write a number: "from": 20.',
    ],
    [
      'A [^x] b',
      '1:3 error text-note: The footnote [^x] has no text. Write it on a separate line at the end: [^x]: The text of the note.',
    ],
    ['A[^x]\n\n[^x]:', '3:1 error text-note: The footnote [^x] has no text. Write it behind the colon.'],
    [
      'A\n\n[^x]: B',
      '3:1 warning text-note-unused: Nothing in the text leads to the footnote [^x]. Write [^x] where it belongs, or remove it.',
    ],
    [
      '[A](#figure-9)',
      '1:5 error text-target: There is no #figure-9 in this text. Link to #table-1, #figure-1, #equation-1, #section-2, #section-2-1 or #ref-1, as they are counted.',
    ],
    [
      '[A](javascript:x)',
      '1:5 error text-address: The address “javascript:x” is a script or a file, and no address that a link may have. Write a page of this site (/about), an anchor (#name), or an https:, mailto: or tel: address.',
    ],
    [
      '| A | B |\n| - | - |\n| 1 | 2 |',
      '1:1 error text-caption: This table has no caption. Write a paragraph above it: Table 1. What it shows.',
    ],
    [
      'Table 1. A.\n\n|  |  |\n| - | - |\n| 1 | 2 |',
      '3:1 error text-table-head: The table has no headings over its columns. Write what each column contains into the first row: screen readers say it with each cell.',
    ],
    [
      'Figure 1. A.\n\n![](a.png)',
      '3:1 error text-alt: The figure has no alternative text. Say in the square brackets what it shows, for people who can’t see it: ![…](a.png).',
    ],
    [
      'Figure 1. A.\n\n![A](../A.tif)',
      '3:6 error text-picture-name: “../A.tif” is no name of a picture beside the text. Put the picture beside this file, name it with lower case letters, digits, hyphens and dots, and write that name: map.png.',
    ],
    [
      'A ![A](a.png)',
      '1:3 error text-picture-in-words: A picture is among words. Give it a separate paragraph, below its caption: Figure 1. What it shows.',
    ],
    [
      'Figure 1. A.\n\nB',
      '1:1 error text-caption-alone: There is no table and no figure below the caption “Figure 1”. Put the caption right above what it belongs to, with an empty line between them.',
    ],
    [
      '| A | B |\n| - | - |\n| 1 | 2 |\n\nTable 1. A.',
      '1:1 error text-caption-below: The caption “Table 1” is below its table. Put it above, with an empty line between them. npm run validate -- --fix does it.',
    ],
    [
      '| A | B |\n| - | - |\n| 1 | 2 |\nTable 1. A.',
      '1:1 error text-caption-below: The caption “Table 1” is below its table. Put it above, with an empty line between them. npm run validate -- --fix does it.',
    ],
    [
      '![A](a.png)\n\nFigure 1. A.\n\nB',
      '1:1 error text-caption-below: The caption “Figure 1” is below its figure. Put it above, with an empty line between them. npm run validate -- --fix does it.',
    ],
    [
      '| A | B |\n| - | - |\n| 1 | 2 |\n\nFigure 1. A.\n\n![A](a.png)',
      '1:1 error text-caption: This table has no caption. Write a paragraph above it: Table 1. What it shows.',
    ],
    [
      'Figure 1. A.\n\n![A](a.png)\n\nFigure 1. B.\n\n![B](b.png)',
      '5:1 error text-label-twice: There are two with the name Figure 1. Give each its own number: links in the text need it.',
    ],
    [
      'Figure 1. A.\n\n```chart\n{}\n```',
      '4:1 error text-chart: A chart has no "alt" and no "rows". Write "alt": "…" with what it shows, for people who can’t see it. Write "rows": [["One", 3], ["Two", 7]].',
    ],
  ])('is reported with its position: %j', (text, problem) => {
    expect(findProblems(text)).toEqual([problem]);
  });

  test.each([
    ['## A\n\n#### B `"c"`\n\nD', '## A\n\n### B `"c"`\n\nD', 1],
    [
      'Table 1. A.\n\n| C |\n| - |\n| 1 |\n\n`"d"` See [it](#tabel-1).',
      'Table 1. A.\n\n| C |\n| - |\n| 1 |\n\n`"d"` See [it](#table-1).',
      1,
    ],
    ['A "b" \\*c\\*, `d...` "e".', 'A "b" \\*c\\*, `d...` “e”.', 2],
    ['A "b c" – *d "e"*...', 'A “b c” – *d “e”*…', 5],
    ['A\u200bB\u2060C.', 'ABC.', 2],
    [
      '| A | B |\n| - | - |\n| 1 | 2 |\n\nTable 1. A.\n\nB.',
      'Table 1. A.\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\nB.',
      1,
    ],
    [
      '| A | B |\n| - | - |\n| 1 | 2 |\nTable 1. A.\n\nB.',
      'Table 1. A.\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\nB.',
      1,
    ],
    [
      '| A | B |\n| - | - |\n| 1 | 2 |\n\nTable 1. A.\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\nTable 2. B.',
      'Table 1. A.\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\nTable 2. B.\n\n| A | B |\n| - | - |\n| 1 | 2 |',
      2,
    ],
  ] as const)('has a fix that changes nothing else: %j', (text, fixed, count) => {
    const diagnostics = read(text).facts.diagnostics.map((each) => ({
      severity: 'error' as const,
      file: 'a.md',
      ...each,
    }));
    expect(applyFixes(text, diagnostics)).toEqual({ text: fixed, count });
  });

  test.each([
    ['A "b" here.', '1:3 warning straight-quote'],
    ['And so on...', '1:10 warning three-dots'],
    ['All of the the words.', '1:8 warning repeated-word'],
    ['A\u200bB.', '1:2 error invisible-character'],
    ['CafÃ© in rain.', '1:4 error misread-letters'],
    ['Lorem ipsum dolor.', '1:1 error placeholder'],
    ['This is **bold and goes on.', '1:9 warning text-markdown'],
    ['##A\n\nB.', '1:1 warning text-markdown'],
    ['See [here][nowhere].', '1:5 warning text-markdown'],
    ['**Discussion**\n\nA.', '1:1 warning text-heading-bold'],
    ['## A\n\n## B\n\nC.', '1:1 warning text-section-empty'],
    ['## A\n\nB.\n\n## A\n\nC.', '5:1 warning text-heading-twice'],
    ['A.[^x]\n\n[^x]: One.\n\n[^x]: Two.', '5:1 error text-note-twice'],
    ['```\ncode', '1:1 error text-code-open'],
    ['$$\na = b', '1:1 error text-formula-open'],
    ['It is ~~old~~ new.', '1:7 warning text-markdown'],
    ['- [ ] do it', '1:3 warning text-markdown'],
    ['A claim [^ x].', '1:9 warning text-markdown'],
    ['As they say.^1^', '1:13 warning text-markdown'],
    ['As \\textbf{said} before.', '1:4 warning text-markdown'],
    ['• One', '1:1 warning text-markdown'],
    ['## References\n\nA work.', '1:1 warning text-in-record'],
    ['See [here](/about).', '1:5 error vague-link'],
    ['As in [3–1].', '1:7 error text-citation'],
    ['Caf\ufffd.', '1:4 error not-utf-8'],
  ])('is reported once, with its place: %j', (text, report) => {
    expect(findProblems(text)).toEqual([expect.stringMatching(`^${report}:`)]);
  });

  test.each([
    'He is 5 ** 2.',
    '**A bold sentence.**',
    '### A\n\n#### B\n\nC.',
    '    indented code',
    '~~~\ncode\n~~~',
    '`the the` and $a "b"$',
    '<https://example.org/a--b>',
  ])('is not reported: %j', (text) => {
    expect(findProblems(text).filter((report) => !report.includes('text-level'))).toEqual([]);
  });

  test.each([
    ['{ "alt": "A",\n  "rows": [["B", 1], ["B", 2]]\n}', '5:23 error text-chart: There are two rows "B". '],
    ['{ "alt": "A",\n  "rows": [["B", 1]\n}', '6:1 error text-chart: The [ of line 5 is not closed '],
    ['{\n  "alt": "A",\n  "row": [["B", 1]]\n}', '6:3 error text-chart: A chart has no key "row". '],
    ['{\n  "alt": "A",\n  "rows": [["B", 1], ["C"]]\n}', '6:22 error text-chart: The row ["C"] is not '],
    ['{\n  "alt": " ",\n  "rows": [["B", 1]]\n}', '5:10 error text-chart: The alternative text '],
    ['{ "kind": "pie", "alt": "A", "rows": [["B", 1]] }', '4:11 error text-chart: The kind of a chart is '],
    ['{ "alt": "A", "unit": 4, "rows": [["B", 1]] }', '4:23 error text-chart: The unit of a chart '],
    ['{ "alt": "A", "series": "B", "rows": [["B", 1]] }', '4:25 error text-chart: The series of a chart '],
    ['{ "alt": "A", "rows": [] }', '4:23 error text-chart: A chart has no rows. '],
    ['{ "alt": "A", "alt": "B", "rows": [["B", 1]] }', '4:15 error text-chart: The key "alt" appears twice '],
    ['["A", 1]', '4:1 error text-chart: The file contains a list '],
  ])('is reported with its position in a chart: %j', (chart, problem) => {
    const found = findProblems(`Figure 1. A.\n\n\`\`\`chart\n${chart}\n\`\`\``);
    expect(found).toEqual([expect.stringContaining(problem)]);
  });
});
