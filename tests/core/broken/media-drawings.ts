import { drawingDiagnostics } from '../../../src/core/svg/drawing-diagnostics.ts';
import type { BrokenCase } from './case.ts';

/* Drawings that could run code, load files, style the page or hang the browser, and malformed ones: each is
   refused, with the position. */

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">';
const around = (inside: string) => `${open}\n${inside}\n</svg>`;
const rootWith = (attribute: string) => open.replace('>', ` ${attribute}>`) + '<path/></svg>';
/** Each group uses the previous one twice: a quarter of a million shapes in less than a kilobyte. */
const doubled = Array.from(
  { length: 18 },
  (_, index) => `<g id="b${index + 1}"><use href="#b${index}"/><use href="#b${index}"/></g>`,
).join('');

const PAINT = 'Write a colour, such as #14214f, currentColor or none.';

export const cases: BrokenCase[] = [
  ...(
    [
      ['a misspelt colour', 'fill="orang"', 'Did you mean "orange"?'],
      ['a colour of two digits', 'fill="#12"', PAINT],
      ['a misspelt colour beside a token', 'stroke="var(--art-light, #f6a21)"', PAINT],
      ['a colour of two parts', 'fill="rgb(1, 2)"', PAINT],
      ['a width in words', 'stroke-width="thick"', 'Write a number, such as 2.'],
      ['a percentage with a comma', 'opacity="0,5"', 'Write a number from 0 to 1.'],
      ['an unknown value of stroke-linecap', 'stroke-linecap="rounded"', 'Did you mean "round"?'],
    ] as const
  ).map(([name, written, hint]) => {
    const [attribute = '', value] = written.split('="');
    return refused(name, around(`<path d="M1 1h8" ${written}/>`), [
      `2:18 svg-value "${attribute}" can’t be "${value}.`,
      `  ${hint}`,
    ]);
  }),
  refused('a script', around('<script>alert(1)</script>'), [
    '2:1 svg-active <script> is not allowed in a drawing.',
    '  Remove it: a drawing runs nothing.',
  ]),
  refused('a script by address', around('<script href="https://example.org/x.js"/>'), [
    '2:1 svg-active <script> is not allowed in a drawing.',
    '  Remove it: a drawing runs nothing.',
  ]),
  refused('a handler on the root', rootWith('onload="alert(1)"'), [
    '1:61 svg-active "onload" is not allowed on <svg> in a drawing.',
    '  Remove it: a drawing runs nothing.',
  ]),
  refused('a handler on a shape', around('<path d="M0 0h4"\n  onclick="alert(1)"/>'), [
    '3:3 svg-active "onclick" is not allowed on <path> in a drawing.',
    '  Remove it: a drawing runs nothing.',
  ]),
  refused('a handler in capitals', around('<path ONCLICK="alert(1)"/>'), [
    '2:7 svg-active "ONCLICK" is not allowed on <path> in a drawing.',
    '  Remove it: a drawing runs nothing.',
  ]),
  refused(
    'a page inside',
    around(
      '<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    ),
    [
      '2:1 svg-active <foreignObject> is not allowed in a drawing.',
      '  Remove it: a drawing contains only shapes.',
    ],
  ),
  refused('a <use> of another site', around('<use href="https://example.org/a.svg#x"/>'), [
    '2:6 svg-value "href" can’t be "https://example.org/a.svg#x".',
    '  Write href="#name" with the id of a shape in the same drawing: a drawing loads nothing.',
  ]),
  refused(
    'a <use> of another site with xlink',
    open.replace('>', ' xmlns:xlink="http://www.w3.org/1999/xlink">') +
      '\n<use xlink:href="//example.org/a.svg#x"/></svg>',
    [
      '2:6 svg-value "xlink:href" can’t be "//example.org/a.svg#x".',
      '  Write href="#name" with the id of a shape in the same drawing: a drawing loads nothing.',
    ],
  ),
  refused('a <use> of a data address', around('<use href="data:image/svg+xml;base64,PHN2Zy8+#x"/>'), [
    '2:6 svg-value "href" can’t be "data:image/svg+xml;base64,PHN2Zy8+#x".',
    '  Write href="#name" with the id of a shape in the same drawing: a drawing loads nothing.',
  ]),
  refused('a link that runs', around('<a href="javascript:alert(1)"><path/></a>'), [
    '2:1 svg-element <a> is not allowed in a drawing.',
    '  Remove it: the page’s JSON has the links.',
  ]),
  refused(
    'a link with a line break in its scheme',
    around('<a href="java&#10;script:alert(1)"><path/></a>'),
    ['2:1 svg-element <a> is not allowed in a drawing.', '  Remove it: the page’s JSON has the links.'],
  ),
  refused('a style sheet of another site', around('<style>@import url(https://example.org/x.css);</style>'), [
    '2:1 svg-style This <style> is not allowed in a drawing.',
    '  Write looks as attributes: fill="…", stroke="…". A <style> may only set colours for dark screens: @media (prefers-color-scheme:dark){svg{--art-paper:#f1f3fb}}.',
  ]),
  refused('a style that loads', around('<style>path{fill:url(https://example.org/x)}</style>'), [
    '2:1 svg-style This <style> is not allowed in a drawing.',
    '  Write looks as attributes: fill="…", stroke="…". A <style> may only set colours for dark screens: @media (prefers-color-scheme:dark){svg{--art-paper:#f1f3fb}}.',
  ]),
  refused('a style in CDATA', around('<style><![CDATA[*{background:url(//example.org)}]]></style>'), [
    '2:1 svg-style This <style> is not allowed in a drawing.',
    '  Write looks as attributes: fill="…", stroke="…". A <style> may only set colours for dark screens: @media (prefers-color-scheme:dark){svg{--art-paper:#f1f3fb}}.',
  ]),
  refused('a style as an attribute', around('<path style="fill:url(https://example.org/x)"/>'), [
    '2:7 svg-attribute "style" is not allowed on <path> in a drawing.',
    '  Write its looks as attributes: fill="…", stroke="…".',
  ]),
  refused(
    'an entity bomb',
    '<?xml version="1.0"?>\n<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>\n' +
      around('<g>&b;</g>'),
    [
      '2:1 svg-doctype A drawing begins with its <svg>, without a <!DOCTYPE>.',
      '  Delete the <!DOCTYPE …> with everything in it.',
    ],
  ),
  refused(
    'an entity that reads a file',
    '<!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/passwd">]>' + around('<g>&file;</g>'),
    [
      '1:1 svg-doctype A drawing begins with its <svg>, without a <!DOCTYPE>.',
      '  Delete the <!DOCTYPE …> with everything in it.',
    ],
  ),
  refused(
    'only a document type',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n' +
      around('<path/>'),
    [
      '1:1 svg-doctype A drawing begins with its <svg>, without a <!DOCTYPE>.',
      '  Delete the <!DOCTYPE …> with everything in it.',
    ],
  ),
  refused(
    'a picture of another site',
    around('<image href="https://example.org/a.png" width="9" height="9"/>'),
    [
      '2:1 svg-element <image> is not allowed in a drawing.',
      '  Remove it: a drawing loads nothing. A photograph is a separate picture.',
    ],
  ),
  refused('a picture as data', around('<image href="data:image/png;base64,AAAA"/>'), [
    '2:1 svg-element <image> is not allowed in a drawing.',
    '  Remove it: a drawing loads nothing. A photograph is a separate picture.',
  ]),
  refused(
    'a picture with an animated script address',
    around('<a><animate attributeName="href" values="javascript:alert(1)"/></a>'),
    ['2:1 svg-element <a> is not allowed in a drawing.', '  Remove it: the page’s JSON has the links.'],
  ),
  refused(
    'an animation that sets an address',
    around(
      '<use href="#a"><animate attributeName="href" to="https://example.org/a.svg#x"/></use><path id="a"/>',
    ),
    ['2:16 svg-active <animate> is not allowed in a drawing.', '  Remove it: a drawing does not move.'],
  ),
  refused(
    'an animation that sets a handler',
    around('<path><set attributeName="onmouseover" to="alert(1)"/></path>'),
    ['2:7 svg-active <set> is not allowed in a drawing.', '  Remove it: a drawing does not move.'],
  ),
  refused(
    'a style sheet by instruction',
    '<?xml version="1.0"?>\n<?xml-stylesheet href="https://example.org/x.css"?>\n' + around('<path/>'),
    [
      '2:1 svg-instruction <?xml-stylesheet …?> is not allowed in a drawing.',
      '  Remove it: a drawing loads nothing, and attributes describe its looks.',
    ],
  ),
  refused('an instruction inside', around('<g><?php system("ls") ?></g>'), [
    '2:4 svg-instruction <?php …?> is not allowed in a drawing.',
    '  Remove it: a drawing loads nothing, and attributes describe its looks.',
  ]),
  refused('a paint of another site', around('<path fill="url(https://example.org/a.svg#g)"/>'), [
    '2:7 svg-value "fill" can’t be "url(https://example.org/a.svg#g)".',
    '  Write a number, a colour, or url(#name) with the id of something in the same drawing: a drawing loads nothing.',
  ]),
  refused('a paint of another site with a blank', around('<path fill="url( //example.org/a#g )"/>'), [
    '2:7 svg-value "fill" can’t be "url( //example.org/a#g )".',
    '  Write a number, a colour, or url(#name) with the id of something in the same drawing: a drawing loads nothing.',
  ]),
  refused('a paint as data', around('<path stroke="url(data:image/svg+xml,x)"/>'), [
    '2:7 svg-value "stroke" can’t be "url(data:image/svg+xml,x)".',
    '  Write a number, a colour, or url(#name) with the id of something in the same drawing: a drawing loads nothing.',
  ]),
  refused('a filter', around('<filter id="f"><feImage href="https://example.org/a.png"/></filter>'), [
    '2:1 svg-element <filter> is not allowed in a drawing.',
    '  Save the drawing as plain, optimised SVG: shapes with their looks as attributes.',
  ]),
  refused('a mask of another site', around('<g mask="url(https://example.org/m.svg#m)"><path/></g>'), [
    '2:4 svg-value "mask" can’t be "url(https://example.org/m.svg#m)".',
    '  Write a number, a colour, or url(#name) with the id of something in the same drawing: a drawing loads nothing.',
  ]),
  refused('a cursor', around('<path cursor="url(https://example.org/c.png),auto"/>'), [
    '2:7 svg-attribute "cursor" is not allowed on <path> in a drawing.',
    '  Save the drawing as plain, optimised SVG: shapes with their looks as attributes.',
  ]),
  refused('a base for addresses', rootWith('xml:base="https://example.org/"'), [
    '1:61 svg-attribute "xml:base" is not allowed on <svg> in a drawing.',
    '  Save the drawing as plain, optimised SVG: shapes with their looks as attributes.',
  ]),
  refused(
    'a handler in another namespace',
    around('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'),
    [
      '2:1 svg-element <x:script> is not allowed in a drawing.',
      '  Save the drawing as plain, optimised SVG: shapes with their looks as attributes.',
    ],
  ),
  refused('an element made HTML', around('<g xmlns="http://www.w3.org/1999/xhtml"/>'), [
    '2:4 svg-attribute "xmlns" is not allowed on <g> in a drawing.',
    '  Save the drawing as plain, optimised SVG: shapes with their looks as attributes.',
  ]),
  refused('a frame', around('<iframe src="https://example.org"/>'), [
    '2:1 svg-element <iframe> is not allowed in a drawing.',
    '  Save the drawing as plain, optimised SVG: shapes with their looks as attributes.',
  ]),
  refused('an escape out of the drawing', around('<title></title><desc></desc></g>'), [
    '2:29 svg-syntax The drawing can’t be read: missing end tag for element svg.',
    '  Close it: </svg>, or <svg…/>. If the file was cut off, copy it again.',
  ]),
  refused('nested <use> elements', around('<path id="b0"/>' + doubled + '<use href="#b18"/>'), [
    '1:1 svg-too-many The drawing has more than 2,000 elements, copies included.',
    '  Make it simpler: fewer shapes, fewer copies of copies.',
  ]),
  refused('a <use> of itself', around('<g id="a"><use href="#a"/></g>'), [
    '2:1 svg-cycle The drawing contains itself: it has no end.',
    '  Let <use> copy a shape that does not contain it.',
  ]),
  refused(
    'two elements that use each other',
    around('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    [
      '2:1 svg-cycle The drawing contains itself: it has no end.',
      '  Let <use> copy a shape that does not contain it.',
    ],
  ),
  refused(
    'clip paths that use each other',
    around('<clipPath id="a" clip-path="url(#b)"/><clipPath id="b" clip-path="url(#a)"/>'),
    [
      '2:1 svg-cycle The drawing contains itself: it has no end.',
      '  Let <use> copy a shape that does not contain it.',
    ],
  ),
  refused('a <use> of a missing element', around('<use href="#none"/>'), [
    '2:1 svg-reference Nothing in the drawing has the id "none".',
    '  Write the id of a shape in the same drawing.',
  ]),
  refused('a duplicate id', around('<path id="a"/>\n<circle id="a"/>'), [
    '3:1 svg-id The id "a" is on two shapes.',
    '  Give one of them another id.',
  ]),
  refused('deeply nested groups', open + '<g>'.repeat(5000), [
    '1:208 svg-too-many The elements of the drawing have more than 50 levels, copies included.',
    '  Remove nested groups, and copies of copies.',
  ]),
  refused('thousands of shapes', around('<path/>'.repeat(2100)), [
    '1:1 svg-too-many The drawing has more than 2,000 elements, copies included.',
    '  Make it simpler: fewer shapes, fewer copies of copies.',
  ]),
  refused('a huge drawing', open.replace('0 0 40 30', '0 0 1e9 1e9') + '</svg>', [
    '1:1 svg-size The size of the <svg> is invalid.',
    '  Write viewBox="0 0 640 480": four numbers, the last two between 0 and 10,000; likewise width and height.',
  ]),
  refused('a drawing without a size', '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>', [
    '1:1 svg-size The drawing has no viewBox: its size is unknown.',
    '  Add viewBox="0 0 640 480" with its width and height to the <svg>.',
  ]),
  refused('a drawing with a size in words', rootWith('width="huge"'), [
    '1:61 svg-value "width" can’t be "huge".',
    '  Write a number, such as 2.',
  ]),
  refused('a drawing without the SVG namespace', '<svg viewBox="0 0 4 3"><path/></svg>', [
    '1:1 svg-syntax The <svg> has no namespace: browsers would not show it.',
    '  Add xmlns="http://www.w3.org/2000/svg" to it.',
  ]),
  refused('bytes that are not UTF-8', around('<title>Gr\ufffdn</title>'), [
    '2:10 not-utf-8 The file is not in UTF-8: some of its characters could not be read.',
    '  Save it as UTF-8. Where characters are lost (they show as �), write them again.',
  ]),
  refused('UTF-16', '\ufffd\ufffd<\0s\0v\0g\0>\0', [
    '1:1 utf-16 The file is in UTF-16.',
    '  Save it as UTF-8.',
  ]),
  refused('a truncated drawing', around('<g><path d="M0').slice(0, -8), [
    '2:13 svg-syntax The drawing can’t be read: unclosed attribute.',
    '  Close it. If the file was cut off, copy it again.',
  ]),
  refused('an open group', around('<g><path/>'), [
    '3:1 svg-syntax The drawing can’t be read: missing end tag for element g.',
    '  Close it: </g>, or <g…/>. If the file was cut off, copy it again.',
  ]),
  refused('an attribute without quotes', around('<path d=M0/>'), [
    '2:9 svg-syntax The drawing can’t be read: attribute value expected.',
    '  Write the value between double quotes.',
  ]),
  refused('a duplicate attribute', around('<path fill="red" fill="blue"/>'), [
    '2:29 svg-syntax The drawing can’t be read: duplicate attribute: fill.',
    '  Keep one of the two "fill".',
  ]),
  refused('an ampersand', around('<title>Pens & paper</title>'), [
    '2:15 svg-syntax The drawing can’t be read: unterminated reference (a reference must end with ";").',
    '  Write &amp; for a plain &.',
  ]),
  refused('an entity of HTML', around('<title>Pens&nbsp;paper</title>'), [
    '2:12 svg-syntax &nbsp; is unknown in a drawing.',
    '  Write the character itself.',
  ]),
  refused('words in a typeface', around('<text x="1" y="2" font-family="Courier New">Hello</text>'), [
    '2:19 svg-value "font-family" can’t be "Courier New".',
    '  Write sans-serif, serif or monospace: a drawing brings no typeface. Or turn the words into paths.',
  ]),
  refused('an element within a text', around('<text x="1" y="2">Hello <script>alert(1)</script></text>'), [
    '2:25 svg-element <script> is among the words of a <text>.',
    '  Close the <text> before it: each has its words in one piece.',
  ]),
  refused('words between shapes', around('<g>Hello</g>'), [
    '2:4 svg-text Words are between the shapes of the drawing.',
    '  Remove them, or put them into a <text> with the place where they begin.',
  ]),
  refused('a class', around('<path class="st0"/>'), [
    '2:7 svg-attribute "class" is not allowed on <path> in a drawing.',
    '  Write its looks as attributes: fill="…", stroke="…".',
  ]),
  refused(
    'data of a drawing program',
    around('<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/>'),
    [
      '2:1 svg-element <sodipodi:namedview> is not allowed in a drawing.',
      '  Save the drawing as plain, optimised SVG: shapes with their looks as attributes.',
    ],
  ),
  refused('an outline that ends too early', around('<path d="M1 1h8v"/>'), [
    '2:7 svg-value "d" can’t be "M1 1h8v".',
    '  Write commands with their numbers, such as M1 1h8v8z; or draw the shape again.',
  ]),
  refused('an outline of words', around('<path d="a circle"/>'), [
    '2:7 svg-value "d" can’t be "a circle".',
    '  Write commands with their numbers, such as M1 1h8v8z; or draw the shape again.',
  ]),
  refused('no visible element', around('<defs><path id="a" d="M1 1h8v8z"/></defs>'), [
    '1:1 svg-empty Nothing is drawn: the drawing contains no shape.',
    '  Save it again from the program that made it.',
  ]),
  refused('no drawing', '<p>Not found</p>', [
    '1:1 svg-syntax The file contains <p> where <svg> is needed.',
    '  Save it as an SVG file.',
  ]),
  refused('only text', 'Not found', [
    '1:1 svg-syntax The drawing can’t be read: root element is missing or invalid.',
    '  Save it as an SVG file: it begins with <svg.',
  ]),
];

function refused(name: string, text: string, lines: string[]): BrokenCase {
  return {
    name,
    change: {
      media: [
        {
          path: 'drawings/hero.svg',
          bytes: text.length,
          format: 'svg',
          diagnostics: drawingDiagnostics(text),
        },
      ],
    },
    report: lines.map((line) =>
      line.startsWith(' ') ? line : `pages-config/_media/drawings/hero.svg:${line}`,
    ),
  };
}
