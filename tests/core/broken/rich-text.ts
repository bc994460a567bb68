import type { BrokenCase } from './case.ts';

const HANDMADE = 'begins a line as in a list, but screen readers hear no list.';

export const cases: BrokenCase[] = [
  {
    name: 'a tag that is not allowed',
    change: { replace: [['pages-config/about.json', '<p>Words.</p>', '<p>Words.</p><div>Box</div>']] },
    report: [
      'pages-config/about.json:9:29 rich-text <div> is not allowed in rich text.',
      '  Allowed: strong, em, b, i, a, br, cite, code, sub, sup, abbr, span, p, h2, h3, h4, pre, dt, caption, li, dd, blockquote, td, th, ul, ol, dl, table, thead, tbody, tr, hr.',
    ],
  },
  {
    name: 'a script',
    change: { replace: [['pages-config/about.json', '<p>Words.</p>', '<script>alert(1)</script>']] },
    report: [
      'pages-config/about.json:9:16 rich-text <script> is not allowed in rich text.',
      '  Allowed: strong, em, b, i, a, br, cite, code, sub, sup, abbr, span, p, h2, h3, h4, pre, dt, caption, li, dd, blockquote, td, th, ul, ol, dl, table, thead, tbody, tr, hr.',
    ],
  },
  {
    name: 'a main heading',
    change: { replace: [['pages-config/about.json', '<h2>Our past</h2>', '<h1>Our past</h1>']] },
    report: [
      'pages-config/about.json:9:29 rich-text <h1> is not allowed in rich text.',
      '  Write <h2>: the page’s main heading is a title of a section.',
    ],
  },
  {
    name: 'an attribute that is not allowed',
    change: { replace: [['pages-config/about.json', '<p>Words', '<p onclick=\\"x()\\">Words']] },
    report: [
      'pages-config/about.json:9:19 rich-text The attribute onclick is not allowed on <p>.',
      '  Allowed on <p>: lang.',
    ],
  },
  {
    name: 'an address that is not allowed',
    change: { replace: [['pages-config/index.json', 'href=\\"/about\\"', 'href=\\"javascript:x\\"']] },
    report: [
      'pages-config/index.json:9:26 rich-text The address "javascript:x" is a script or a file, and no address that a link may have.',
      '  Write a page of this site (/about), an anchor (#name), or an https:, mailto: or tel: address.',
    ],
  },
  {
    name: 'a link without an address',
    change: { replace: [['pages-config/index.json', '<a href=\\"/about\\">', '<a>']] },
    report: ['pages-config/index.json:9:23 rich-text <a> has no href.', '  Write <a href="/about">…</a>.'],
  },
  {
    name: 'a tag that is never closed',
    change: { replace: [['pages-config/about.json', '<p>More.</p>', '<p>More.']] },
    report: ['pages-config/about.json:9:46 rich-text <p> is never closed.', '  Write </p> where it ends.'],
  },
  {
    name: 'tags that cross',
    change: {
      replace: [['pages-config/about.json', '<p>Words.</p>', '<p><strong>Wor<em>ds</strong>.</em></p>']],
    },
    report: [
      'pages-config/about.json:9:30 rich-text <em> is not closed before </strong>.',
      '  Write </em> where it ends.',
    ],
  },
  {
    name: 'a closing tag alone',
    change: { replace: [['pages-config/about.json', '<p>Words.</p>', 'Words.</p>']] },
    report: [
      'pages-config/about.json:9:22 rich-text </p> closes nothing.',
      '  Remove it, or write the opening tag.',
    ],
  },
  {
    name: 'a list inside a paragraph',
    change: { replace: [['pages-config/about.json', '<p>Words.</p>', '<p><ul><li>Words</li></ul></p>']] },
    report: [
      'pages-config/about.json:9:19 rich-text <ul> can’t be directly inside <p>.',
      '  Close <p> before it.',
    ],
  },
  {
    name: 'an entry without a list',
    change: { replace: [['pages-config/about.json', '<p>Words.</p>', '<li>Words</li>']] },
    report: [
      'pages-config/about.json:9:16 rich-text <li> can’t be alone.',
      '  It belongs into <ul> or <ol>.',
    ],
  },
  {
    name: 'text directly in a list',
    change: { replace: [['pages-config/about.json', '<p>Words.</p>', '<ul>Words<li>more</li></ul>']] },
    report: [
      'pages-config/about.json:9:20 rich-text There is text directly inside <ul>.',
      '  Put it into <li>.',
    ],
  },
  {
    name: 'a stray bracket',
    change: { replace: [['pages-config/about.json', 'Words.', 'a < b']] },
    report: [
      'pages-config/about.json:9:21 rich-text A "<" is not the start of a tag.',
      '  Write &lt; for the character itself; a tag is written <p> … </p>.',
    ],
  },
  {
    name: 'a comment',
    change: { replace: [['pages-config/about.json', 'Words.', '<!-- later -->']] },
    report: ['pages-config/about.json:9:19 rich-text Rich text has no comments.', '  Remove <!-- … -->.'],
  },
  {
    name: 'a tag that closes itself',
    change: { replace: [['pages-config/about.json', '<p>Words.</p>', '<p/>']] },
    report: ['pages-config/about.json:9:16 rich-text <p/> does not close itself.', '  Write <p></p>.'],
  },
  {
    name: 'a link in a link',
    change: { replace: [['pages-config/index.json', '>about</a>', '>about <a href=\\"/\\">home</a></a>']] },
    report: [
      'pages-config/index.json:9:48 rich-text <a> is inside another <a>.',
      '  Close the first link before the second begins.',
    ],
  },
  ...(
    [
      [
        'a list in Markdown',
        '- one\\n- two',
        19,
        'markdown "- " is Markdown, which would be shown literally.',
        '<ul>',
      ],
      ['a list with bullets as text', '• one<br>• two', 19, `handmade-list "•" ${HANDMADE}`, '<ul>'],
      ['a list with numbers as text', '1. one</p><p>2. two', 19, `handmade-list "1." ${HANDMADE}`, '<ol>'],
    ] as const
  ).map(([name, written, column, report, list]): BrokenCase => ({
    name,
    change: { replace: [['pages-config/about.json', 'Words.', written]] },
    report: [
      `pages-config/about.json:9:${column} ${report}`,
      `  Write ${list}<li>…</li>${list.replace('<', '</')}.`,
    ],
  })),
  {
    name: 'an entity that was escaped twice',
    change: { replace: [['pages-config/about.json', 'Words.', 'You &amp;amp; us']] },
    report: [
      'pages-config/about.json:9:23 escaped-twice "&amp;amp;" is escaped twice: visitors read "&amp;".',
      '  Write &amp;. npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'a heading with a number, and code with an entity',
    change: {
      replace: [
        ['pages-config/about.json', 'Our past', '1. Our past'],
        ['pages-config/about.json', 'Words.', 'Write <code>&amp;amp;</code>.'],
      ],
    },
    report: [''],
  },
  {
    name: 'an invalid id',
    change: { replace: [['pages-config/about.json', '<h2>', '<h2 id=\\"2 past\\">']] },
    report: [
      'pages-config/about.json:9:33 rich-text The id "2 past" is not a name.',
      '  Begin with a letter; then letters, digits, hyphens.',
    ],
  },
];
