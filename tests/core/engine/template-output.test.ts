import { expect, test } from 'vitest';
import type { ExpandTemplate, JsonObject } from '../../../src/core/content/valid-page.ts';
import { formatText } from '../../../src/tools/report/text.ts';
import { validateFixture, type FixtureChange } from '../fixture.ts';

/* The output of a template is validated against the schemas as if an editor had written it. */

const HERO = { type: 'hero', title: 'Note', action: { label: 'Home', to: '/' } };
const TABS = (...sections: object[]) => ({ type: 'tabs', panels: [{ sections }] });

function report(expandTemplate: ExpandTemplate, change: FixtureChange = {}): string[] {
  const { diagnostics } = validateFixture(change, { expandTemplate });
  return formatText(diagnostics, false).trimEnd().split('\n');
}

/** An error in the code of the template, and the report at the only page with that template. */
const slips: [name: string, sections: unknown, lines: string[]][] = [
  [
    'a section type that does not exist',
    [{ ...HERO, type: 'heroo' }],
    [
      'pages-config/notes/first.json:4:25 template-output The template "note" returns invalid content in "heroo", at sections[0]: There is no section type "heroo".',
      '  Did you mean "hero"? Correct note.ts among the templates.',
    ],
  ],
  [
    'a section without a type',
    [{ title: 'Note' }],
    [
      'pages-config/notes/first.json:4:25 template-output The template "note" returns invalid content at sections[0]: The key "type" is missing in entry 1 of "sections".',
      '  Write "type": one of cards, hero, tabs. Correct note.ts among the templates.',
    ],
  ],
  [
    'a misspelt key',
    [{ ...HERO, titel: 'Note', title: undefined }],
    [
      'pages-config/notes/first.json:4:25 template-output The template "note" returns invalid content in "hero", at sections[0]: Unknown key "titel" in “Hero”.',
      '  Did you mean "title"? Correct note.ts among the templates.',
    ],
  ],
  [
    'a key too many',
    [{ ...HERO, tone: 'dark' }],
    [
      'pages-config/notes/first.json:4:25 template-output The template "note" returns invalid content in "hero", at sections[0]: Unknown key "tone" in “Hero”.',
      '  Keys that can still be added: id, text, image, film, file, look, wide. Correct note.ts among the templates.',
    ],
  ],
  [
    'a missing key',
    [{ type: 'hero', title: 'Note' }],
    [
      'pages-config/notes/first.json:4:25 template-output The template "note" returns invalid content in "hero", at sections[0]: The key "action" is missing in “Hero”.',
      '  The first step. Add for example: "action": {"label":"Start","to":"/form"} Correct note.ts among the templates.',
    ],
  ],
  [
    'a wrong type',
    [{ ...HERO, wide: 'yes' }],
    [
      'pages-config/notes/first.json:4:25 template-output The template "note" returns invalid content in "hero", at sections[0].wide: "wide" is the text "yes", but must be true or false.',
      '  Fills the screen. Correct note.ts among the templates.',
    ],
  ],
  [
    'a text that is too long',
    [{ ...HERO, title: 'x'.repeat(61) }],
    [
      'pages-config/notes/first.json:4:25 template-output The template "note" returns invalid content in "hero", at sections[0].title: "title" has 61 characters; the limit is 60.',
      '  Shorten it by 1. What the page is about. Correct note.ts among the templates.',
    ],
  ],
  [
    'a mistake in a nested section',
    [HERO, TABS({ type: 'cards', title: 'Why', items: [{ tite: 'Speed' }] })],
    [
      'pages-config/notes/first.json:4:25 template-output The template "note" returns invalid content in "tabs", at sections[1].panels[0].sections[0].items[0]: Unknown key "tite" in “Card”.',
      '  Did you mean "title"? Correct note.ts among the templates.',
    ],
  ],
  [
    'a mistake in the second section',
    [HERO, { type: 'cards', title: 'Why', items: [] }],
    [
      'pages-config/notes/first.json:4:25 template-output The template "note" returns invalid content in "cards", at sections[1].items: "items" has 0 entries; at least 1 is needed.',
      '  The cards in their order. Correct note.ts among the templates.',
    ],
  ],
  [
    'a section that is null',
    [null],
    [
      'pages-config/notes/first.json:4:25 template-output The template "note" returns invalid content at sections[0]: Entry 1 of "sections" is null, but must be an object.',
      '  Correct note.ts among the templates.',
    ],
  ],
  [
    'no section',
    [],
    [
      'pages-config/notes/first.json:4:25 template-output The template "note" returns invalid content at sections: "sections" has 0 entries; at least 1 is needed.',
      '  The blocks of the page. Correct note.ts among the templates.',
    ],
  ],
  [
    'an object in place of a list',
    HERO,
    [
      'pages-config/notes/first.json:4:25 template-output The template "note" returns an object in place of a list of sections.',
      '  Return [ … ]. Correct note.ts among the templates.',
    ],
  ],
  [
    'a link to a missing page',
    [{ ...HERO, action: { label: 'Home', to: '/hoem' } }],
    [
      'pages-config/notes/first.json:4:15 broken-link There is no page /hoem.',
      '  Write pages-config/hoem.json, or link to a page that exists.',
    ],
  ],
  [
    'a missing picture',
    [{ ...HERO, image: { src: 'drawings/hreo.svg', alt: '' } }],
    [
      'pages-config/notes/first.json:4:15 missing-image The file drawings/hreo.svg does not exist.',
      '  Did you mean "drawings/hero.svg"?',
    ],
  ],
  [
    'a missing download',
    [{ ...HERO, file: 'downloads/report.pdf' }],
    [
      'pages-config/notes/first.json:4:15 missing-download The file downloads/report.pdf does not exist.',
      '  Put it into pages-config/_media, or beside the page.',
    ],
  ],
  [
    'a missing film',
    [{ ...HERO, film: { src: 'films/none' } }],
    [
      'pages-config/notes/first.json:4:15 missing-film The film films/none does not exist.',
      '  Put films/none.webm, .mp4 and the poster .webp into pages-config/_media.',
    ],
  ],
  [
    'rich text with a forbidden element',
    [{ ...HERO, text: '<p>Words <blink>here</blink></p>' }],
    [
      'pages-config/notes/first.json:4:15 rich-text <blink> is not allowed in rich text.',
      '  Allowed: strong, em, b, i, a, br, cite, code, sub, sup, abbr, span, p, h2, h3, h4, pre, dt, caption, li, dd, blockquote, td, th, ul, ol, dl, table, thead, tbody, tr, hr.',
    ],
  ],
];

test.each(slips)('%s', (_name, sections, lines) => {
  expect(report(() => sections as JsonObject[])).toEqual(lines);
});

test('an error in the template’s code is reported with its message, not with a stack', () => {
  const expand: ExpandTemplate = (data) => [
    { type: 'hero', title: (data['missing'] as string).toUpperCase() },
  ];
  expect(report(expand)).toEqual([
    'pages-config/notes/first.json:4:25 template-output The template "note" throws an error: Cannot read properties of undefined (reading \'toUpperCase\').',
    '  Its code must handle everything that its schema allows. Correct note.ts among the templates.',
  ]);
});

test('an undefined value is omitted, as in a file', () => {
  expect(report(() => [{ ...HERO, wide: undefined }])).toEqual(['']);
});

test('the template gets the page with its route, as in a build', () => {
  const seen: unknown[] = [];
  report((data, page) => {
    seen.push(data['title'], page['route'], page['description']);
    return [HERO];
  });
  expect(seen).toEqual(['Note', '/notes/first', 'One note.']);
});

test('one error on several pages is reported at the first, with the number of the others', () => {
  const second =
    '{ "title": "Another note", "description": "Two.", "template": { "type": "note", "title": "Two" } }';
  const change: FixtureChange = {
    files: { 'pages-config/notes/second.json': second },
    replace: [['pages-config/about.json', '"/#top-of-page"', '"/notes/second"']],
  };
  expect(report(() => [{ ...HERO, tone: 'dark' }], change)).toEqual([
    'pages-config/notes/first.json:4:25 template-output The template "note" returns invalid content in "hero", at sections[0]: Unknown key "tone" in “Hero”.',
    '  Keys that can still be added: id, text, image, film, file, look, wide. Correct note.ts among the templates. The same error is on 1 other page.',
  ]);
});
