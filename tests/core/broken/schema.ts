import type { BrokenCase } from './case.ts';

export const cases: BrokenCase[] = [
  {
    name: 'a misspelt key that was required',
    change: { replace: [['pages-config/index.json', '"title": "Welcome"', '"titel": "Welcome"']] },
    report: [
      'pages-config/index.json:8:7 unknown-key Unknown key "titel" in “Hero”.',
      '  Did you mean "title"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'an unknown key',
    change: {
      replace: [
        ['pages-config/index.json', '"title": "Why us",', '"title": "Why us",\n      "colour": "red",'],
      ],
    },
    report: [
      'pages-config/index.json:16:7 unknown-key Unknown key "colour" in “Cards”.',
      '  Keys that can still be added: id.',
    ],
  },
  {
    name: 'an unknown key of the page',
    change: { replace: [['pages-config/about.json', '"tile"', '"kachel": 1,\n  "tile"']] },
    report: [
      'pages-config/about.json:4:3 unknown-key Unknown key "kachel" in “Page”.',
      '  Keys that can still be added: dialog, seo, template.',
    ],
  },
  {
    name: 'a misspelt optional key',
    change: { replace: [['pages-config/index.json', '"image"', '"imgae"']] },
    report: [
      'pages-config/index.json:11:7 unknown-key Unknown key "imgae" in “Hero”.',
      '  Did you mean "image"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a missing key',
    change: { replace: [['pages-config/index.json', '      "title": "Why us",\n', '']] },
    report: [
      'pages-config/index.json:13:5 missing-key The key "title" is missing in “Cards”.',
      '  Add "title": …',
    ],
  },
  {
    name: 'a missing key of a link',
    change: {
      replace: [['pages-config/index.json', '{ "label": "Start", "to": "/about" }', '{ "to": "/about" }']],
    },
    report: [
      'pages-config/index.json:10:17 missing-key The key "label" is missing in “Link”.',
      '  Add "label": …',
    ],
  },
  {
    name: 'two missing keys',
    change: {
      files: { 'pages-config/notes/first.json': '{ "template": { "type": "note", "title": "Note" } }' },
    },
    report: [
      'pages-config/notes/first.json:1:1 missing-key The keys "title" and "description" are missing in “Page”.',
      '  Add them: "title": "About us", "description": "Who we are."',
    ],
  },
  {
    name: 'a number for a text',
    change: { replace: [['pages-config/index.json', '"Welcome"', '5']] },
    report: [
      'pages-config/index.json:8:16 wrong-type "title" is the number 5, but must be a text.',
      '  What the page is about. An example: "Welcome"',
    ],
  },
  {
    name: 'a text for a number',
    change: { replace: [['pages-config/about.json', '"order": 1', '"order": "1"']] },
    report: [
      'pages-config/about.json:4:40 wrong-type "order" is the text "1", but must be a whole number.',
      '  The place.',
    ],
  },
  {
    name: 'null for a text',
    change: { replace: [['pages-config/index.json', '"Welcome"', 'null']] },
    report: [
      'pages-config/index.json:8:16 wrong-type "title" is null, but must be a text.',
      '  What the page is about. An example: "Welcome"',
    ],
  },
  {
    name: 'a text for true or false',
    change: {
      replace: [['pages-config/index.json', '"type": "hero",', '"type": "hero",\n      "wide": "yes",']],
    },
    report: [
      'pages-config/index.json:7:15 wrong-type "wide" is the text "yes", but must be true or false.',
      '  Fills the screen.',
    ],
  },
  {
    name: 'a text for a list',
    change: {
      files: {
        'pages-config/about.json':
          '{ "title": "About us", "description": "Who we are.", "tile": { "title": "About" }, "sections": "hero" }',
      },
    },
    report: [
      'pages-config/about.json:1:96 wrong-type "sections" is the text "hero", but must be a list.',
      '  The blocks of the page.',
    ],
  },
  {
    name: 'an object for a list',
    change: {
      replace: [
        ['pages-config/index.json', '[{ "title": "Speed" }, { "title": "Care" }]', '{ "title": "Speed" }'],
      ],
    },
    report: [
      'pages-config/index.json:16:16 wrong-type "items" is an object, but must be a list or a collection.',
      '  Write a list [ … ], or { "collection": "services" } with the name of a collection.',
    ],
  },
  {
    name: 'a text for an object',
    change: { replace: [['pages-config/index.json', '{ "title": "Speed" }', '"Speed"']] },
    report: [
      'pages-config/index.json:16:17 wrong-type Entry 1 of "items" is the text "Speed", but must be an object.',
      '  Its keys: title, text.',
    ],
  },
  {
    name: 'a text for a section',
    change: { replace: [['pages-config/index.json', '"sections": [', '"sections": [\n    "hero",']] },
    report: [
      'pages-config/index.json:5:5 wrong-type Entry 1 of "sections" is the text "hero", but must be an object.',
    ],
  },
  {
    name: 'an unknown choice',
    change: {
      replace: [['pages-config/index.json', '"type": "hero",', '"type": "hero",\n      "look": "lite",']],
    },
    report: [
      'pages-config/index.json:7:15 wrong-value "look" can’t be "lite".',
      '  Did you mean "lit"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a text that is too long',
    change: {
      replace: [
        [
          'pages-config/index.json',
          '"Welcome"',
          '"Welcome Welcome Welcome Welcome Welcome Welcome Welcome Welcome Welcome "',
        ],
      ],
    },
    report: [
      'pages-config/index.json:8:16 too-long "title" has 72 characters; the limit is 60.',
      '  Shorten it by 12. What the page is about.',
    ],
  },
  {
    name: 'a text that is too short',
    change: { replace: [['pages-config/index.json', '"Home page"', '"Home"']] },
    report: [
      'pages-config/index.json:2:12 too-short "title" has 4 characters; at least 5 are needed.',
      '  The title of the tab. An example: "About us"',
    ],
  },
  {
    name: 'an empty text',
    change: { replace: [['pages-config/index.json', '"Welcome"', '""']] },
    report: [
      'pages-config/index.json:8:16 too-short "title" is empty.',
      '  What the page is about. An example: "Welcome"',
    ],
  },
  {
    name: 'a blank text',
    change: { replace: [['pages-config/index.json', '"Welcome"', '"   "']] },
    report: [
      'pages-config/index.json:8:16 blank-text "title" contains only spaces.',
      '  What the page is about. An example: "Welcome"',
    ],
  },
  {
    name: 'a malformed address',
    change: { replace: [['pages-config/index.json', '"to": "/about"', '"to": "about"']] },
    report: [
      'pages-config/index.json:10:43 malformed-value "to" can’t be "about": it does not begin with a slash, as every page of this site does.',
      '  Write "/about". npm run content -- fix does this.',
    ],
  },
  {
    name: 'a script as an address',
    change: { replace: [['pages-config/index.json', '"to": "/about"', '"to": "javascript:alert(1)"']] },
    report: [
      'pages-config/index.json:10:43 malformed-value "to" can’t be "javascript:alert(1)": it is a script or a file, and no address that a link may have.',
      '  Write a page of this site (/about), an anchor (#name), or an https:, mailto: or tel: address.',
    ],
  },
  {
    name: 'an address of another protocol',
    change: { replace: [['pages-config/index.json', '"to": "/about"', '"to": "http://example.org"']] },
    report: [
      'pages-config/index.json:10:43 malformed-value "to" can’t be "http://example.org": it is not encrypted, and browsers warn of it.',
      '  Write "https://example.org". Try first whether it answers there.',
    ],
  },
  {
    name: 'a wrong anchor',
    change: { replace: [['pages-config/index.json', '"top-of-page"', '"Top of page"']] },
    report: [
      'pages-config/index.json:7:13 malformed-value "id" can’t be "Top of page".',
      '  A name for links. An example: "start"',
    ],
  },
  {
    name: 'a number that is too large',
    change: { replace: [['pages-config/about.json', '"order": 1', '"order": 100']] },
    report: [
      'pages-config/about.json:4:40 too-large "order" is 100; the largest allowed number is 99.',
      '  The place.',
    ],
  },
  {
    name: 'a number that is too small',
    change: { replace: [['pages-config/about.json', '"order": 1', '"order": -1']] },
    report: [
      'pages-config/about.json:4:40 too-small "order" is -1; the smallest allowed number is 0.',
      '  The place.',
    ],
  },
  {
    name: 'a fraction for a whole number',
    change: { replace: [['pages-config/about.json', '"order": 1', '"order": 1.5']] },
    report: [
      'pages-config/about.json:4:40 wrong-type "order" is the number 1.5, but must be a whole number.',
      '  The place.',
    ],
  },
  {
    name: 'an empty list',
    change: { replace: [['pages-config/index.json', '[{ "title": "Speed" }, { "title": "Care" }]', '[]']] },
    report: [
      'pages-config/index.json:16:16 too-few "items" has 0 entries; at least 1 is needed.',
      '  The cards in their order.',
    ],
  },
  {
    name: 'a list that is too long',
    change: {
      replace: [
        [
          'pages-config/index.json',
          '{ "title": "Care" }',
          '{ "title": "Care" }, { "title": "Price" }, { "title": "Range" }',
        ],
      ],
    },
    report: [
      'pages-config/index.json:16:16 too-many "items" has 4 entries; the limit is 3.',
      '  The cards in their order.',
    ],
  },
  {
    name: 'an entry that appears twice',
    change: { replace: [['pages-config/index.json', '"Care"', '"Speed"']] },
    report: [
      'pages-config/index.json:16:16 repeated-entry "items" contains the same entry twice: entries 1 and 2.',
      '  Keep one of them. The cards in their order.',
    ],
  },
  {
    name: 'an unknown section type',
    change: { replace: [['pages-config/index.json', '"cards"', '"crads"']] },
    report: [
      'pages-config/index.json:14:15 unknown-section There is no section type "crads".',
      '  Did you mean "cards"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a section type with no similar name',
    change: { replace: [['pages-config/index.json', '"cards"', '"accordion-of-wonders"']] },
    report: [
      'pages-config/index.json:14:15 unknown-section There is no section type "accordion-of-wonders".',
      '  There are: cards, hero, tabs.',
    ],
  },
  {
    name: 'a section without a type',
    change: { replace: [['pages-config/index.json', '      "type": "cards",\n', '']] },
    report: [
      'pages-config/index.json:13:5 missing-key The key "type" is missing in entry 2 of "sections".',
      '  Write "type": one of cards, hero, tabs.',
    ],
  },
  {
    name: 'a section type that is a number',
    change: { replace: [['pages-config/index.json', '"type": "cards"', '"type": 7']] },
    report: [
      'pages-config/index.json:14:15 unknown-section There is no section type 7.',
      '  There are: cards, hero, tabs.',
    ],
  },
  {
    name: 'an unknown template',
    change: { replace: [['pages-config/notes/first.json', '"note"', '"notes"']] },
    report: [
      'pages-config/notes/first.json:4:25 unknown-template There is no template "notes".',
      '  Did you mean "note"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'neither sections nor template',
    change: {
      replace: [
        ['pages-config/notes/first.json', '"template": { "type": "note", "title": "Note" }', '"seo": {}'],
      ],
    },
    report: [
      'pages-config/notes/first.json:1:1 one-of “Page” has none of "sections" and "template".',
      '  Write exactly one of "sections" or "template".',
    ],
  },
  {
    name: 'both sections and template',
    change: {
      replace: [
        [
          'pages-config/about.json',
          '"sections"',
          '"template": { "type": "note", "title": "Note" },\n  "sections"',
        ],
      ],
    },
    report: [
      'pages-config/about.json:5:3 one-of “Page” has "sections" and "template", but only one of them is allowed.',
      '  Remove one of them.',
    ],
  },
  {
    name: 'an unknown collection',
    change: {
      replace: [
        [
          'pages-config/index.json',
          '[{ "title": "Speed" }, { "title": "Care" }]',
          '{ "collection": "servces" }',
        ],
      ],
    },
    report: [
      'pages-config/index.json:16:32 wrong-value "collection" can’t be "servces".',
      '  Did you mean "services"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'an error in a nested section',
    change: {
      files: {
        'pages-config/about.json':
          '{\n  "title": "About us",\n  "description": "Who we are.",\n  "tile": { "title": "About" },\n  "sections": [\n    { "type": "tabs", "panels": [{ "sections": [{ "type": "hero", "title": "A", "action": { "label": "B" } }] }] }\n  ]\n}',
      },
    },
    report: [
      'pages-config/about.json:6:91 missing-key The key "to" is missing in “Link”.',
      '  A page, an anchor or a full address. Add for example: "to": "/about"',
    ],
  },
  {
    name: 'an unknown key of the site',
    change: { replace: [['pages-config/_site.json', '"name"', '"nmae": "x",\n  "name"']] },
    report: [
      'pages-config/_site.json:2:3 unknown-key Unknown key "nmae" in “Site”.',
      '  It has a "name" already: remove one of the two.',
    ],
  },
  {
    name: 'an error in each of two files',
    two: 'The content has two mistakes.',
    change: {
      replace: [
        ['pages-config/index.json', '"Welcome"', '6'],
        ['pages-config/about.json', '"order": 1', '"order": "2"'],
      ],
    },
    report: [
      'pages-config/about.json:4:40 wrong-type "order" is the text "2", but must be a whole number.',
      '  The place.',
      'pages-config/index.json:8:16 wrong-type "title" is the number 6, but must be a text.',
      '  What the page is about. An example: "Welcome"',
    ],
  },
];
