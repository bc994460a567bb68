import { INDEX, EVENTS, VISIT, TERMS, LAMPS, siteReport } from '../../site-fixture.ts';
import { change } from '../case.ts';
import type { BrokenCase } from '../case.ts';

export const makeReport = siteReport;

/** Keys and tags that editors confuse with others. */
export const cases: BrokenCase[] = [
  {
    name: 'a misspelt title',
    change: change(INDEX, '"title": "Light', '"titel": "Light'),
    report: [
      'pages-config/index.json:8:7 unknown-key Unknown key "titel" in “Hero”.',
      '  Did you mean "title"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a key with a capital',
    change: change(INDEX, '"intro"', '"Intro"'),
    report: [
      'pages-config/index.json:9:7 unknown-key Unknown key "Intro" in “Hero”.',
      '  Did you mean "intro"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a key with a blank',
    change: change(INDEX, '"intro"', '"intro "'),
    report: [
      'pages-config/index.json:9:7 unknown-key Unknown key "intro " in “Hero”.',
      '  Did you mean "intro"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a key without effect, because another is missing',
    change: {
      replace: [
        [
          VISIT,
          '"title": "Visit us" }',
          '"title": "Visit us", "breadcrumbs": [{ "label": "Home", "to": "/" }] }',
        ],
      ],
    },
    report: [
      'pages-config/visit.json:6:49 idle-key "breadcrumbs" has no effect without "currentPage".',
      '  Add "currentPage", or remove "breadcrumbs". The page\'s short name, the last of the breadcrumbs; without it, no breadcrumbs are shown.',
    ],
  },
  {
    name: 'a key of another section',
    change: change(EVENTS, '"currentPage": "Evenings"', '"heading": "Evenings"'),
    report: [
      'pages-config/events.json:6:65 unknown-key Unknown key "heading" in “Page head”.',
      '  Keys that can still be added: variant, id, accent, intro, breadcrumbs, currentPage, image, action.',
    ],
  },
  {
    name: 'a key of HTML',
    change: change(INDEX, '"type": "faq",', '"type": "faq",\n      "class": "wide",'),
    report: [
      'pages-config/index.json:15:7 unknown-key Unknown key "class" in “Questions and answers”.',
      '  Keys that can still be added: intro.',
    ],
  },
  {
    name: 'a key with a hyphen',
    change: change(TERMS, '"noindex"', '"no-index"'),
    report: [
      'pages-config/terms.json:5:12 unknown-key Unknown key "no-index" in “Search and sharing”.',
      '  Did you mean "noindex"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'text in place of answer',
    change: change(INDEX, '"answer": "<p>Two', '"text": "<p>Two'),
    report: [
      'pages-config/index.json:19:49 unknown-key Unknown key "text" in “Question”.',
      '  Write "answer". The answer, direct and short; simple HTML.',
    ],
  },
  {
    name: 'href in place of to',
    change: change(INDEX, '"label": "See the lamps", "to"', '"label": "See the lamps", "href"'),
    report: [
      'pages-config/index.json:10:45 unknown-key Unknown key "href" in “Link”.',
      '  Write "to". Where the link leads: a page of this site, an anchor, or an https:, mailto: or tel: address.',
    ],
  },
  {
    name: 'url in place of src',
    change: change(INDEX, '"src"', '"url"'),
    report: [
      'pages-config/index.json:11:18 unknown-key Unknown key "url" in “Image”.',
      '  Write "src". The path of the picture below pages-config/_media (svg, png, jpg, webp or avif).',
    ],
  },
  {
    name: 'a missing key of an entry',
    change: change(EVENTS, '          "host": "The lamp shop",\n', ''),
    report: [
      'pages-config/events.json:11:9 missing-key The key "host" is missing in “Event”.',
      '  The person or body that hosted the event. Add for example: "host": "Rhea Sengupta"',
    ],
  },
  {
    name: 'a missing title of a page',
    change: change(VISIT, '  "title": "Visit the lamp shop | Fixture",\n', ''),
    report: [
      'pages-config/visit.json:1:1 missing-key The key "title" is missing in “Page”.',
      '  The title for the browser tab and search engines: 10 to 70 characters, different on every page. Add for example: "title": "Bread and rolls | Example"',
    ],
  },
  {
    name: 'a missing description of a page',
    change: change(
      VISIT,
      '  "description": "Where the workshop lies, when its door is open, and how to write to the people in it.",\n',
      '',
    ),
    report: [
      'pages-config/visit.json:1:1 missing-key The key "description" is missing in “Page”.',
      '  What a search engine shows below the title: 50 to 170 characters, different on every page. Add for example: "description": "Help with graduate and postgraduate assignments: understand the question, plan the answer, reference it properly."',
    ],
  },
  {
    name: 'an entry that is a text',
    change: change(
      EVENTS,
      '{ "text": "I had never seen a flame so still.", "name": "Tove L." }',
      '"I had never seen a flame so still."',
    ),
    report: [
      'pages-config/events.json:25:17 wrong-type Entry 1 of "items" is the text "I had never seen a flame so still.", but must be an object.',
      '  Its keys: text, name, role.',
    ],
  },
  {
    name: 'a list in a list',
    change: change(
      VISIT,
      '["3 Quay Street", "12345 Exampletown"]',
      '[["3 Quay Street", "12345 Exampletown"]]',
    ),
    report: [
      'pages-config/visit.json:10:19 wrong-type Entry 1 of "address" is a list, but must be a text.',
      '  One line of the address. An example: "12 Example Road"',
    ],
  },
  {
    name: 'an object in place of a text',
    change: change(INDEX, '"Lamps of brass and glass, made by hand."', '{ "en": "Lamps of brass" }'),
    report: [
      'pages-config/index.json:9:16 wrong-type "intro" is an object, but must be a text.',
      '  One sentence that says what is offered and to whom. An example: "Help with assignments, research, resumes, websites and books, from people who know your field."',
    ],
  },
  {
    name: 'a list in place of a text',
    change: change(INDEX, '"Lamps of brass and glass, made by hand."', '["Lamps of brass"]'),
    report: [
      'pages-config/index.json:9:16 wrong-type "intro" is a list, but must be a text.',
      '  One sentence that says what is offered and to whom. An example: "Help with assignments, research, resumes, websites and books, from people who know your field."',
    ],
  },
  {
    name: 'an empty text',
    change: change(INDEX, '"Lamps of brass and glass, made by hand."', '""'),
    report: [
      'pages-config/index.json:9:16 too-short "intro" is empty.',
      '  One sentence that says what is offered and to whom. An example: "Help with assignments, research, resumes, websites and books, from people who know your field."',
    ],
  },
  {
    name: 'an empty list',
    change: change(EVENTS, '[{ "text": "I had never seen a flame so still.", "name": "Tove L." }]', '[]'),
    report: [
      'pages-config/events.json:25:16 too-few "items" has 0 entries; at least 1 is needed.',
      '  The quotations in the order in which they are shown. An example: [{"text":"They asked three questions about my topic that my own committee had not.","name":"Shreya P.","role":"Doctoral student"}]',
    ],
  },
  {
    name: 'an empty entry',
    change: change(EVENTS, '{ "text": "I had never seen a flame so still.", "name": "Tove L." }', '{}'),
    report: [
      'pages-config/events.json:25:17 missing-key The keys "text" and "name" are missing.',
      '  Add them: "text": "They asked three questions about my topic that my own committee had not.", "name": "Shreya P."',
    ],
  },
  {
    name: 'a section in a text',
    change: change(VISIT, '{ "type": "form", "title": "Write to us", "form": "ask" }', '"form"'),
    report: [
      'pages-config/visit.json:14:5 wrong-type Entry 3 of "sections" is the text "form", but must be an object.',
      '  One block of a page: { "type": … } with the keys of its type, or { "use": … } with the name of a section in _shared.',
    ],
  },
  {
    name: 'no sections',
    change: change(TERMS, '"sections"', '"section"'),
    report: [
      'pages-config/terms.json:6:3 unknown-key Unknown key "section" in “Page”.',
      '  Did you mean "sections"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'sections and a template',
    change: change(
      LAMPS,
      '  "template": {',
      '  "sections": [{ "type": "page-head", "title": "Lamps" }],\n  "template": {',
    ),
    report: [
      'pages-config/lamps.json:12:3 one-of “Page” has "sections" and "template", but only one of them is allowed.',
      '  Remove one of them.',
    ],
  },
  {
    name: 'an image in rich text',
    change: change(VISIT, '<p>Follow', '<img src=\\"x.jpg\\"><p>Follow'),
    report: [
      'pages-config/visit.json:18:16 rich-text <img> is not allowed in rich text.',
      '  Put it into a section that shows one: the section sets its size and position.',
    ],
  },
  {
    name: 'an image in rich text that closes itself',
    change: change(VISIT, '<p>Follow', '<img src=\\"x.jpg\\" /><p>Follow'),
    report: [
      'pages-config/visit.json:18:16 rich-text <img> is not allowed in rich text.',
      '  Put it into a section that shows one: the section sets its size and position.',
    ],
  },
  {
    name: 'a film in rich text',
    change: change(
      VISIT,
      '<p>Follow the river to the old crane.</p>',
      '<iframe src=\\"https://example.org\\"></iframe>',
    ),
    report: [
      'pages-config/visit.json:18:16 rich-text <iframe> is not allowed in rich text.',
      '  Put it into a section that shows one: the section sets its size and position.',
    ],
  },
  {
    name: 'underlined words in rich text',
    change: change(INDEX, '<strong>rarely more</strong>', '<u>rarely more</u>'),
    report: [
      'pages-config/index.json:19:74 rich-text <u> is not allowed in rich text.',
      '  Write <em> or <strong>: underlined words look like links.',
    ],
  },
  {
    name: 'a fifth heading in rich text',
    change: change(TERMS, '<h2>Prices</h2>', '<h5>Prices</h5>'),
    report: [
      'pages-config/terms.json:12:16 rich-text <h5> is not allowed in rich text.',
      '  Write <h4>: there are no smaller headings.',
    ],
  },
  {
    name: 'a class in rich text',
    change: change(VISIT, '<p>Follow', '<p class=\\"lead\\">Follow'),
    report: [
      'pages-config/visit.json:18:19 rich-text The attribute class is not allowed on <p>.',
      '  Allowed on <p>: lang.',
    ],
  },
  {
    name: 'a colour in rich text',
    change: change(VISIT, '<p>Follow', '<p style=\\"color: red\\">Follow'),
    report: [
      'pages-config/visit.json:18:19 rich-text The attribute style is not allowed on <p>.',
      '  Allowed on <p>: lang.',
    ],
  },
  {
    name: 'a target in rich text',
    change: change(INDEX, '<a href', '<a target=\\"_blank\\" href'),
    report: [
      'pages-config/index.json:18:71 rich-text The attribute target is not allowed on <a>.',
      '  Allowed on <a>: lang, href.',
    ],
  },
  {
    name: 'a paragraph that is never closed',
    change: change(VISIT, 'crane.</p>', 'crane.'),
    report: [
      'pages-config/visit.json:18:53 rich-text <ul> can’t be directly inside <p>.',
      '  Close <p> before it.',
    ],
  },
  {
    name: 'a list that is not closed',
    change: change(VISIT, '</li></ul>', '</li>'),
    report: ['pages-config/visit.json:18:57 rich-text <ul> is never closed.', '  Write </ul> where it ends.'],
  },
  {
    name: 'words after a list’s entry',
    change: change(VISIT, '</li></ul>', '</li> and more</ul>'),
    report: [
      'pages-config/visit.json:18:96 rich-text There is text directly inside <ul>.',
      '  Put it into <li>.',
    ],
  },
  {
    name: 'bold words that end after the paragraph',
    change: change(INDEX, '<strong>rarely more</strong>.</p>', '<strong>rarely more.</p></strong>'),
    report: [
      'pages-config/index.json:19:74 rich-text <strong> is not closed before </p>.',
      '  Write </strong> where it ends.',
    ],
  },
  {
    name: 'a less-than sign in rich text',
    change: change(TERMS, 'As on the tag', 'a < b'),
    report: [
      'pages-config/terms.json:12:36 rich-text A "<" is not the start of a tag.',
      '  Write &lt; for the character itself; a tag is written <p> … </p>.',
    ],
  },
  {
    name: 'an arrow of two characters in rich text',
    change: change(TERMS, 'As on the tag', 'lamps <- here'),
    report: [
      'pages-config/terms.json:12:40 rich-text A "<" is not the start of a tag.',
      '  Write &lt; for the character itself; a tag is written <p> … </p>.',
    ],
  },
];
