import type { BrokenCase } from './case.ts';

export const cases: BrokenCase[] = [
  {
    name: 'a link to a missing page',
    change: { replace: [['pages-config/index.json', '"to": "/about"', '"to": "/abuot"']] },
    report: [
      'pages-config/index.json:10:43 broken-link There is no page /abuot.',
      '  Did you mean "/about"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a link to a page with no similar name',
    change: { replace: [['pages-config/index.json', '"to": "/about"', '"to": "/somewhere/else"']] },
    report: [
      'pages-config/index.json:10:43 broken-link There is no page /somewhere/else.',
      '  Write pages-config/somewhere/else.json, or link to a page that exists.',
    ],
  },
  {
    name: 'a link in rich text',
    change: { replace: [['pages-config/index.json', 'href=\\"/about\\"', 'href=\\"/abut\\"']] },
    report: [
      'pages-config/index.json:9:33 broken-link There is no page /abut.',
      '  Did you mean "/about"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a link in the navigation',
    change: { replace: [['pages-config/_site.json', '"/notes/first"', '"/notes/frist"']] },
    report: [
      'pages-config/_site.json:6:30 broken-link There is no page /notes/frist.',
      '  Did you mean "/notes/first"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a link in other capitals',
    change: { replace: [['pages-config/index.json', '"to": "/about"', '"to": "/About"']] },
    report: [
      'pages-config/index.json:10:43 broken-link There is no page /About.',
      '  Did you mean "/about"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a missing anchor',
    change: { replace: [['pages-config/about.json', '"/#top-of-page"', '"/#top-of-pgae"']] },
    report: [
      'pages-config/about.json:10:42 broken-anchor There is no anchor "top-of-pgae" on /.',
      '  Did you mean "top-of-page"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'an anchor on a page without anchors',
    change: { replace: [['pages-config/index.json', '"to": "/about"', '"to": "/notes/first#start"']] },
    report: [
      'pages-config/index.json:10:43 broken-anchor There is no anchor "start" on /notes/first.',
      '  It has no names yet: give the section there "id": "start".',
    ],
  },
  {
    name: 'an anchor on the same page',
    change: { replace: [['pages-config/index.json', '"to": "/about"', '"to": "#bottom"']] },
    report: [
      'pages-config/index.json:10:43 broken-anchor There is no anchor "bottom" on /.',
      '  Anchors there: top-of-page.',
    ],
  },
  {
    name: 'an anchor in the navigation without its page',
    change: { replace: [['pages-config/_site.json', '"to": "/"', '"to": "#top"']] },
    report: [
      'pages-config/_site.json:4:30 broken-anchor "#top" names no page.',
      '  Write the page too: /about#top.',
    ],
  },
  {
    name: 'a page that no link leads to',
    change: {
      files: {
        'pages-config/lost.json':
          '{ "title": "Lost page", "description": "Nobody comes.", "template": { "type": "note", "title": "Lost" } }',
      },
    },
    report: [
      'pages-config/lost.json:1:1 orphan-page (warning) No link leads to /lost.',
      '  Link to it from a page, or from the navigation or the footer in pages-config/_site.json.',
    ],
  },
  {
    name: 'two files for one route',
    change: {
      files: {
        'pages-config/about/index.json':
          '{ "title": "About too", "description": "Again.", "template": { "type": "note", "title": "Again" } }',
      },
    },
    report: [
      'pages-config/about/index.json:1:1 route-clash pages-config/about/index.json and pages-config/about.json have the same route /about.',
      '  Rename one of the two files, or remove it.',
    ],
  },
  {
    name: 'two routes that differ in capitals',
    change: {
      files: {
        'pages-config/About.json':
          '{ "title": "About too", "description": "Again.", "template": { "type": "note", "title": "Again" } }',
      },
      replace: [['pages-config/about.json', '"/#top-of-page"', '"/About"']],
    },
    report: [
      'pages-config/About.json:1:1 route-clash The routes of pages-config/About.json and pages-config/about.json differ only in capitals: /About and /about.',
      '  Rename one of the two files, or remove it.',
    ],
  },
  {
    name: 'a route with a blank',
    change: {
      files: {
        'pages-config/our team.json':
          '{ "title": "Our team", "description": "People.", "seo": { "noindex": true }, "template": { "type": "note", "title": "Team" } }',
      },
    },
    report: [
      'pages-config/our team.json:1:1 route-name The file’s name gives the route /our team, in which "our team" is not allowed.',
      '  Name files and folders with letters, digits and single hyphens.',
    ],
  },
  {
    name: 'a reserved route',
    change: {
      files: {
        'pages-config/api/index.json':
          '{ "title": "Interface", "description": "Calls.", "seo": { "noindex": true }, "template": { "type": "note", "title": "Calls" } }',
      },
    },
    report: [
      'pages-config/api/index.json:1:1 route-name The route /api is reserved for the site’s own files and its server.',
      '  Choose a first segment other than api, assets, healthz, media, metrics, readyz.',
    ],
  },
  {
    name: 'a route of the health check of the server',
    change: {
      files: {
        'pages-config/metrics.json':
          '{ "title": "Metrics", "description": "Numbers.", "seo": { "noindex": true }, "template": { "type": "note", "title": "Numbers" } }',
      },
    },
    report: [
      'pages-config/metrics.json:1:1 route-name The route /metrics is reserved for the site’s own files and its server.',
      '  Choose a first segment other than api, assets, healthz, media, metrics, readyz.',
    ],
  },
  {
    name: 'no home page',
    change: {
      files: { 'pages-config/index.json': null },
      replace: [
        ['pages-config/about.json', '"/#top-of-page"', '"/notes/first"'],
        ['pages-config/_site.json', '    { "label": "Home", "to": "/" },\n', ''],
        [
          'pages-config/_site.json',
          '    { "page": "/", "section": "cards", "list": "items", "exactly": 2, "reason": "Two reasons." },\n',
          '',
        ],
      ],
    },
    report: [
      'pages-config/index.json:1:1 no-home There is no home page.',
      '  Write pages-config/index.json.',
    ],
  },
  {
    name: 'a missing image',
    change: { replace: [['pages-config/index.json', 'drawings/hero.svg', 'drawings/hreo.svg']] },
    report: [
      'pages-config/index.json:11:25 missing-image The file drawings/hreo.svg does not exist.',
      '  Did you mean "drawings/hero.svg"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'an image that is another kind of file',
    change: { media: [{ path: 'drawings/hero.svg', bytes: 900, format: 'png' }] },
    report: [
      'pages-config/index.json:11:25 wrong-format The content of drawings/hero.svg is png, unlike its name.',
      '  Save it in the format of its file name extension, or change the extension.',
    ],
  },
  {
    name: 'a drawing that is too heavy',
    change: { media: [{ path: 'drawings/hero.svg', bytes: 40200, format: 'svg' }] },
    report: [
      'pages-config/index.json:11:25 too-heavy drawings/hero.svg is 41 kB; the limit for a drawing is 30 kB.',
      '  Make it smaller first: fewer pixels, or a simpler drawing.',
    ],
  },
  {
    name: 'a photograph that is too heavy',
    change: {
      replace: [['pages-config/index.json', 'drawings/hero.svg', 'photos/team.jpg']],
      media: [{ path: 'photos/team.jpg', bytes: 1600000, format: 'jpg' }],
    },
    report: [
      'pages-config/index.json:11:25 too-heavy photos/team.jpg is 1.6 MB; the limit for a photograph is 1.5 MB.',
      '  Make it smaller first: fewer pixels, or a simpler drawing.',
    ],
  },
  {
    name: 'a film without its poster',
    change: {
      replace: [['pages-config/about.json', '"action"', '"film": { "src": "films/pages" },\n      "action"']],
      media: [
        { path: 'drawings/hero.svg', bytes: 9 },
        { path: 'films/pages.webm', bytes: 9, format: 'webm' },
        { path: 'films/pages.mp4', bytes: 9, format: 'mp4' },
      ],
    },
    report: [
      'pages-config/about.json:10:24 missing-film The film films/pages lacks pages.webp.',
      '  Put its poster, a picture of its first frame, beside it: pages-config/_media/films/pages.webp.',
    ],
  },
  {
    name: 'a missing download',
    change: {
      replace: [['pages-config/about.json', '"action"', '"file": "downloads/report.pdf",\n      "action"']],
    },
    report: [
      'pages-config/about.json:10:15 missing-download The file downloads/report.pdf does not exist.',
      '  Put it into pages-config/_media, or beside the page.',
    ],
  },
  {
    name: 'a download that is no PDF',
    change: {
      replace: [['pages-config/about.json', '"action"', '"file": "downloads/report.pdf",\n      "action"']],
      media: [
        { path: 'drawings/hero.svg', bytes: 9 },
        { path: 'downloads/report.pdf', bytes: 9, format: 'zip' },
      ],
    },
    report: [
      'pages-config/about.json:10:15 wrong-format The content of downloads/report.pdf is zip, unlike its name.',
      '  Save it in the format of its file name extension, or change the extension.',
    ],
  },
  {
    name: 'a portrait without words',
    change: {
      replace: [['pages-config/index.json', 'drawings/hero.svg', 'people/asha.svg']],
      media: [{ path: 'people/asha.svg', bytes: 9 }],
    },
    report: [
      'pages-config/index.json:11:51 missing-alt The picture people/asha.svg has no alternative text.',
      '  Write who is shown, such as "Asha Verma, drawn in profile".',
    ],
  },
  {
    name: 'an alternative text that is a file name',
    change: { replace: [['pages-config/index.json', '"alt": ""', '"alt": "hero.svg"']] },
    report: [
      'pages-config/index.json:11:53 alt-file-name (warning) The alternative text "hero.svg" is a file name.',
      '  Write what the picture shows, in words.',
    ],
  },
  {
    name: 'an alternative text with the words image of',
    change: { replace: [['pages-config/index.json', '"alt": ""', '"alt": "Image of a lamp"']] },
    report: [
      'pages-config/index.json:11:53 alt-image-of (warning) The alternative text begins with "Image of".',
      '  Begin with what is shown: screen readers announce an image anyway.',
    ],
  },
  {
    name: 'an anchor that appears twice',
    change: {
      replace: [
        ['pages-config/index.json', '"type": "cards",', '"type": "cards",\n      "id": "top-of-page",'],
      ],
    },
    report: [
      'pages-config/index.json:15:13 duplicate-id The name "top-of-page" appears twice on this page.',
      '  Choose another name, and update the links to it.',
    ],
  },
  {
    name: 'a heading of rich text that appears twice',
    change: {
      replace: [
        [
          'pages-config/index.json',
          '[{ "title": "Speed" }, { "title": "Care" }]',
          '[{ "title": "Speed", "text": "<h4>More</h4>" }, { "title": "Care", "text": "<h4>More</h4>" }]',
        ],
      ],
    },
    report: [
      'pages-config/index.json:16:92 duplicate-id The name "more" appears twice on this page.',
      '  Give this heading another name: id="more-2".',
    ],
  },
  {
    name: 'no main heading',
    change: {
      files: {
        'pages-config/about.json':
          '{\n  "title": "About us",\n  "description": "Who we are.",\n  "tile": { "title": "About" },\n  "sections": [{ "type": "cards", "title": "Why", "items": [{ "title": "Care" }] }]\n}',
      },
    },
    report: [
      'pages-config/about.json:5:3 no-main-heading The page has no main heading.',
      '  Begin with a section that has one, such as page-head or hero.',
    ],
  },
  {
    name: 'a second main heading',
    change: {
      replace: [
        [
          'pages-config/index.json',
          '    {\n      "type": "cards"',
          '    { "type": "hero", "title": "Again", "action": { "label": "Start", "to": "/about" } },\n    {\n      "type": "cards"',
        ],
      ],
    },
    report: [
      'pages-config/index.json:13:32 second-main-heading "Again" is a second main heading; the first is "Welcome".',
      '  Keep one section with a main heading, such as a page-head or a hero.',
    ],
  },
  {
    name: 'a heading level that is skipped',
    change: { replace: [['pages-config/about.json', '<h2>Our past</h2>', '<h4>Our past</h4>']] },
    report: [
      'pages-config/about.json:9:29 heading-order The heading "Our past" of level 4 comes after one of level 1.',
      '  Make it level 2, or give the section a title.',
    ],
  },
  {
    name: 'a section before the main heading',
    change: {
      files: {
        'pages-config/about.json':
          '{\n  "title": "About us",\n  "description": "Who we are.",\n  "tile": { "title": "About" },\n  "sections": [\n    { "type": "cards", "title": "Why", "items": { "collection": "services" } },\n    { "type": "hero", "title": "About", "action": { "label": "Home", "to": "/" } }\n  ]\n}',
      },
    },
    report: [
      'pages-config/about.json:6:33 heading-order The heading "Why" of level 2 comes before the main heading.',
      '  Move the section with the main heading to the top.',
    ],
  },
  {
    name: 'a title that appears twice',
    change: { replace: [['pages-config/notes/first.json', 'A note here', 'About us']] },
    report: [
      'pages-config/notes/first.json:2:12 duplicate-title The title is the same as in pages-config/about.json.',
      '  Say what is particular to this page: search engines show the title.',
    ],
  },
  {
    name: 'a description that appears twice',
    change: { replace: [['pages-config/notes/first.json', 'One note.', 'Who we are.']] },
    report: [
      'pages-config/notes/first.json:3:18 duplicate-description The description is the same as in pages-config/about.json.',
      '  Say what is particular to this page: search engines show the description.',
    ],
  },
  {
    name: 'a missing form',
    change: {
      replace: [['pages-config/about.json', '"tile"', '"dialog": { "form": "contacts" },\n  "tile"']],
    },
    report: [
      'pages-config/about.json:4:23 missing-form There is no form "contacts".',
      '  Did you mean "contact"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a form’s file name in capitals',
    change: {
      files: {
        'pages-config/_forms/Quote.json':
          '{ "title": "Quote", "schema": { "type": "object", "required": [], "properties": { "Name": { "type": "string", "title": "Name" }, "Mail": { "type": "string", "title": "E-mail", "format": "email" } } }, "texts": { "submit": "Send", "success": "Sent." }, "delivery": "office" }',
      },
    },
    report: [
      'pages-config/_forms/Quote.json:1:1 form-name The form’s file name "Quote" can’t be its id.',
      '  Use lower case letters, digits and hyphens.',
    ],
  },
  {
    name: 'a list with too few entries',
    change: { replace: [['pages-config/index.json', ', { "title": "Care" }', '']] },
    report: [
      'pages-config/index.json:16:7 wrong-count (warning) "items" has 1 entry; 2 are expected.',
      '  Two reasons. If this is right, correct pages-config/_site.json:9:5.',
    ],
  },
  {
    name: 'a collection with too few entries',
    change: { replace: [['pages-config/_site.json', '"atLeast": 1', '"atLeast": 2']] },
    report: [
      'pages-config/_site.json:10:5 wrong-count (warning) The collection "services" has 1 entry; at least 2 are expected.',
      '  One service. If this is right, correct pages-config/_site.json:10:5.',
    ],
  },
  {
    name: 'a count of a missing section',
    change: { replace: [['pages-config/_site.json', '"page": "/"', '"page": "/about"']] },
    report: [
      'pages-config/about.json:5:3 missing-section (warning) The page has no section "cards".',
      '  Two reasons. If this is right, correct pages-config/_site.json:9:5.',
    ],
  },
  {
    name: 'a count of an unknown list',
    change: { replace: [['pages-config/_site.json', '"list": "items"', '"list": "itmes"']] },
    report: [
      'pages-config/_site.json:9:48 unknown-list A section "cards" has no list "itmes".',
      '  Did you mean "items"?',
    ],
  },
  {
    name: 'a count of an unknown section',
    change: { replace: [['pages-config/_site.json', '"section": "cards"', '"section": "card"']] },
    report: [
      'pages-config/_site.json:9:31 unknown-section There is no section type "card".',
      '  Write "cards".',
    ],
  },
  {
    name: 'no page for unknown addresses',
    change: { files: { 'pages-config/_not-found.json': null } },
    report: [
      'pages-config/_site.json:1:1 no-page-for-unknown-addresses (warning) There is no pages-config/_not-found.json: an unknown address answers with one line of plain text.',
      '  npm run new -- page _not-found writes it.',
    ],
  },
  {
    name: 'an installable site without an offline page',
    change: {
      replace: [['pages-config/_site.json', '"name":', '"app": {}, "name":']],
    },
    report: [
      'pages-config/_site.json:2:3 no-page-without-connection (warning) Visitors may install the site, and it does not open without a connection: there is no pages-config/_offline.json.',
      '  npm run new -- page _offline writes it.',
    ],
  },
  {
    name: 'an error in the page for unknown addresses',
    change: {
      files: {
        'pages-config/_not-found.json':
          '{ "title": "Not found", "description": "Nothing here.", "sections": [{ "type": "hero", "title": "Not found", "action": { "label": "Home", "to": "/hoem" } }] }',
      },
    },
    report: [
      'pages-config/_not-found.json:1:145 broken-link There is no page /hoem.',
      '  Write pages-config/hoem.json, or link to a page that exists.',
    ],
  },
  {
    name: 'a time zone that does not exist',
    change: {
      replace: [
        ['pages-config/_site.json', '"name": "Fixture"', '"timeZone": "Europe/Berln", "name": "Fixture"'],
      ],
    },
    report: [
      'pages-config/_site.json:2:15 unknown-time-zone There is no time zone "Europe/Berln".',
      '  Did you mean "Europe/Berlin"?',
    ],
  },
];
