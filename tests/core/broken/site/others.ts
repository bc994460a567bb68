import { siteReport } from '../../site-fixture.ts';
import type { BrokenCase } from '../case.ts';

const INDEX = 'pages-config/index.json';
const EVENTS = 'pages-config/events.json';
const VISIT = 'pages-config/visit.json';
const LAMPS = 'pages-config/lamps.json';
const SITE = 'pages-config/_site.json';
const ASK = 'pages-config/_forms/ask.json';

const NOTE =
  '{ "title": "A note | Fixture", "description": "What has changed in the workshop since the beginning of the year.", "sections": [{ "type": "page-head", "title": "A note" }] }';

export const makeReport = siteReport;

/** Mistakes in one file that affect others: the only diagnostic is where the editor must correct. */
export const cases: BrokenCase[] = [
  {
    name: 'a site without its file',
    change: { files: { [SITE]: null } },
    report: [
      'pages-config/_site.json:1:1 no-site There is no file of the site.',
      '  Write pages-config/_site.json.',
    ],
  },
  {
    name: 'a site with an empty file',
    change: { files: { [SITE]: '' } },
    report: [
      'pages-config/_site.json:1:1 empty-file The file is empty.',
      '  npm run new -- page NAME writes a page to begin with.',
    ],
  },
  {
    name: 'a deleted page',
    change: { files: { [EVENTS]: null } },
    report: [
      'pages-config/_site.json:15:46 broken-link There is no page /events.',
      '  Write pages-config/events.json, or link to a page that exists.',
    ],
  },
  {
    name: 'a page that was renamed',
    change: { files: { [EVENTS]: null, 'pages-config/evenings.json': NOTE } },
    report: [
      'pages-config/_site.json:15:46 broken-link There is no page /events.',
      '  Write pages-config/events.json, or link to a page that exists.',
    ],
  },
  {
    name: 'a form that was renamed',
    two: 'The form that it replaced is missing, and it has an error itself.',
    change: { files: { [ASK]: null, 'pages-config/_forms/write.json': '{' } },
    report: [
      'pages-config/_forms/write.json:1:2 missing-bracket The file ends before all brackets are closed.',
      '  Add the missing } or ].',
      'pages-config/visit.json:14:55 missing-form There is no form "ask".',
      '  There are: write.',
    ],
  },
  {
    name: 'a page that was moved into a folder',
    change: {
      files: {
        [EVENTS]: null,
        'pages-config/shop/events.json': NOTE.replace('{', '{ "$schema": "../../schemas/editor/page.json",'),
      },
    },
    report: [
      'pages-config/_site.json:15:46 broken-link There is no page /events.',
      '  Did you mean "/shop/events"?',
    ],
  },
  {
    name: 'a deleted form',
    change: { files: { [ASK]: null } },
    report: [
      'pages-config/visit.json:14:55 missing-form There is no form "ask".',
      '  Write pages-config/_forms/ask.json.',
    ],
  },
  {
    name: 'a key of the site that templates need, misspelt',
    change: { replace: [[SITE, '"services": {', '"servcies": {']] },
    report: [
      'pages-config/_site.json:22:3 unknown-key Unknown key "servcies" in “Site”.',
      '  Did you mean "services"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a key of the site that templates need, left out',
    change: {
      replace: [
        [
          SITE,
          '  "services": {\n    "breadcrumbs": [{ "label": "Home", "to": "/" }],\n    "action": { "label": "Write to us", "to": "/visit" },\n    "headings": { "help": "How we help", "reasons": "What is special", "range": "All that we do" }\n  },\n',
          '',
        ],
      ],
    },
    report: [
      'pages-config/lamps.json:12:13 missing-site-data This template needs "services" in _site.json.',
      '  Add "services" there: the editor completes it.',
    ],
  },
  {
    name: 'a part of a template whose texts the site lacks',
    change: {
      replace: [
        [
          LAMPS,
          '    "closing": {',
          '    "sampleQuote": {\n      "title": "A lamp for a desk",\n      "brief": "A clerk reads at night.",\n      "tasks": [{ "task": "Turning the foot", "hours": 3 }],\n      "rework": "Once",\n      "date": "On the ninth day"\n    },\n    "closing": {',
        ],
      ],
    },
    report: [
      'pages-config/lamps.json:27:5 missing-site-data This part needs "services.sampleQuote" in _site.json.',
      '  Add "services.sampleQuote" there: the editor completes it.',
    ],
  },
  {
    name: 'an unreadable page with the only link to another',
    change: {
      replace: [
        [SITE, '{ "label": "Evenings", "to": "/events" }, ', ''],
        [VISIT, 'Follow the river', 'Come on an <a href=\\"/events\\">evening</a>'],
        [VISIT, '"title": "Visit us"', '"title": Visit us'],
      ],
    },
    report: [
      'pages-config/visit.json:6:37 missing-quotes Visit needs double quotes around it.',
      '  Keys and texts need double quotes; only numbers, true, false and null are written without them.',
    ],
  },
  {
    name: 'a page that no link leads to',
    change: { files: { 'pages-config/note.json': NOTE } },
    report: [
      'pages-config/note.json:1:1 orphan-page (warning) No link leads to /note.',
      '  Link to it from a page, or from the navigation or the footer in pages-config/_site.json.',
    ],
  },
  {
    name: 'two pages with one route',
    change: { files: { 'pages-config/visit/index.json': NOTE } },
    report: [
      'pages-config/visit/index.json:1:1 route-clash pages-config/visit/index.json and pages-config/visit.json have the same route /visit.',
      '  Rename one of the two files, or remove it.',
    ],
  },
  {
    name: 'a page in a folder whose name has a blank',
    change: {
      files: {
        'pages-config/the shop/note.json': NOTE.replace(
          '"sections"',
          '"seo": { "noindex": true }, "sections"',
        ),
      },
    },
    report: [
      'pages-config/the shop/note.json:1:1 route-name The file’s name gives the route /the shop/note, in which "the shop" is not allowed.',
      '  Name files and folders with letters, digits and single hyphens.',
    ],
  },
  {
    name: 'a page of a template with a misspelt key',
    change: { replace: [[LAMPS, '"range"', '"ranges"']] },
    report: [
      'pages-config/lamps.json:26:5 unknown-key Unknown key "ranges" in “Service page”.',
      '  Did you mean "range"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a tile without its picture',
    change: {
      replace: [
        [LAMPS, '    "image": { "src": "drawings/lamp.svg", "alt": "" },\n    "order"', '    "order"'],
      ],
    },
    report: [
      'pages-config/lamps.json:5:11 missing-key The key "image" is missing in “Tile”.',
      '  The tile\'s drawing, 240 by 180. Add for example: "image": {"src":"drawings/sample.svg","alt":""}',
    ],
  },
  {
    name: 'a heading that is skipped',
    change: { replace: [['pages-config/terms.json', '<h2>Prices</h2>', '<h3>Prices</h3>']] },
    report: [
      'pages-config/terms.json:12:16 heading-order The heading "Prices" of level 3 comes after one of level 1.',
      '  Make it level 2, or give the section a title.',
    ],
  },
  {
    name: 'no main heading',
    change: { replace: [[VISIT, '{ "type": "page-head", "title": "Visit us" },\n    ', '']] },
    report: [
      'pages-config/visit.json:5:3 no-main-heading The page has no main heading.',
      '  Begin with a section that has one, such as page-head or hero.',
    ],
  },
  {
    name: 'two main headings',
    change: {
      replace: [
        [
          VISIT,
          '{ "type": "page-head", "title": "Visit us" },',
          '{ "type": "page-head", "title": "Visit us" }, { "type": "page-head", "title": "By day" },',
        ],
      ],
    },
    report: [
      'pages-config/visit.json:6:83 second-main-heading "By day" is a second main heading; the first is "Visit us".',
      '  Keep one section with a main heading, such as a page-head or a hero.',
    ],
  },
  {
    name: 'a blank before a question mark, on a site in English',
    change: { replace: [[VISIT, '"title": "By bicycle"', '"title": "By bicycle ?"']] },
    report: [
      'pages-config/visit.json:17:27 space-before-sign A space comes before a punctuation mark in “By bicycle ?”.',
      '  Remove the space. npm run validate -- --fix does it.',
    ],
  },
  {
    name: 'the same on a French site, where it is correct',
    change: {
      replace: [
        [VISIT, '"title": "By bicycle"', '"title": "By bicycle\u202f?"'],
        [SITE, '"language": "en-GB"', '"language": "fr"'],
      ],
    },
    report: [
      'pages-config/_site.json:7:15 other-language (warning) The texts are in English, but "language" is "fr".',
      '  Correct the language.',
    ],
  },
  {
    name: 'a video that is too large, although its smaller files are not',
    change: {
      replace: [
        [
          VISIT,
          '{ "type": "form",',
          '{ "type": "video", "video": { "src": "films/tour", "label": "A tour" } },\n    { "type": "form",',
        ],
      ],
      media: [
        { path: 'drawings/lamp.svg', bytes: 900, format: 'svg' },
        { path: 'films/tour.webm', bytes: 4_000_000, format: 'webm' },
        { path: 'films/tour.mp4', bytes: 25_000_000, format: 'mp4' },
        { path: 'films/tour.webp', bytes: 40_000, format: 'webp' },
        { path: 'films/tour.vtt', bytes: 900 },
      ],
    },
    report: [
      'pages-config/visit.json:14:42 too-heavy films/tour.mp4 is 25.0 MB; the limit for a video is 20.0 MB.',
      '  Make it smaller first: shorter, or compressed.',
    ],
  },
  {
    name: 'two sections with one name',
    change: {
      replace: [
        [VISIT, '"type": "address",', '"type": "address",\n      "id": "us",'],
        [VISIT, '"type": "form",', '"type": "form", "id": "us",'],
      ],
    },
    report: [
      'pages-config/visit.json:15:29 duplicate-id The name "us" appears twice on this page.',
      '  Choose another name, and update the links to it.',
    ],
  },
  {
    name: 'an unknown message of the interface',
    change: { replace: [[SITE, '"timeZone"', '"messages": { "form.snding": "One moment" },\n  "timeZone"']] },
    report: [
      'pages-config/_site.json:8:17 unknown-message There is no message "form.snding".',
      '  Did you mean "form.sending"?',
    ],
  },
  {
    name: 'a message of the interface without its number',
    change: {
      replace: [[SITE, '"timeZone"', '"messages": { "form.sending": "{name} is sent" },\n  "timeZone"']],
    },
    report: [
      'pages-config/_site.json:8:33 message-arguments The message "form.sending" takes no arguments; this text has {name}.',
      '  The engine’s own reads: Sending',
    ],
  },
  {
    name: 'a language in which the interface has no words',
    change: { replace: [[SITE, '"en-GB"', '"da"']] },
    report: [
      'pages-config/_site.json:7:15 missing-messages (warning) The interface has no words in "da": visitors read English.',
      '  Write src/messages/da.json and src/server/messages/da.json with the keys of en.json in the same folder.',
    ],
  },
  {
    name: 'a count of a missing page',
    change: {
      replace: [
        [
          SITE,
          '"timeZone"',
          '"counts": [{ "page": "/evnets", "section": "event-list", "list": "items", "exactly": 1, "reason": "One so far." }],\n  "timeZone"',
        ],
      ],
    },
    report: [
      'pages-config/_site.json:8:24 broken-link There is no page /evnets.',
      '  Did you mean "/events"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a picture next to another with nearly the same name',
    change: { replace: [[INDEX, 'drawings/lamp.svg', 'drawings/lmap.svg']] },
    report: [
      'pages-config/index.json:11:25 missing-image The file drawings/lmap.svg does not exist.',
      '  Did you mean "drawings/lamp.svg"? npm run content -- fix does this.',
    ],
  },
  {
    name: 'a choice that no form has',
    change: {
      replace: [
        [LAMPS, '"order": 10', '"formChoice": "Lanps", "order": 10'],
        [ASK, '"What is it about?", "maxLength": 2000', '"What is it about?", "enum": ["Lamps", "Evenings"]'],
        [ASK, '"delivery"', '"service": "Message",\n  "delivery"'],
      ],
    },
    report: [
      'pages-config/lamps.json:9:19 unknown-choice No form that asks for a service has the choice "Lanps".',
      '  Did you mean "Lamps"? There are: "Lamps" and "Evenings".',
    ],
  },
  {
    name: 'a choice where no form asks for a service',
    change: { replace: [[LAMPS, '"order": 10', '"formChoice": "Lamps", "order": 10']] },
    report: [
      'pages-config/lamps.json:9:19 unknown-choice No form that asks for a service has the choice "Lamps".',
      '  Write the key of the question about the service as "service" into the form that asks it, or leave "formChoice" out.',
    ],
  },
];
