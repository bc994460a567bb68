import { REDIRECTS } from '../../../../src/authoring/moves/redirect-file.ts';
import { EVENTS, INDEX, LAMPS, SITE, siteReport, TERMS, VISIT } from '../../site-fixture.ts';
import { change, type BrokenCase } from '../case.ts';

/* The dates are far in the future or in the past, so the report does not depend on the day of the test. */
export const makeReport = siteReport;

const QUESTION = '"question": "Do you mend old lamps?"';
const FIGURES = '{\n      "type": "fact-list", "variant": "figures",';

/** Four figures, one day after the other. */
const FIGURES_TO_COME = [1, 2, 3, 4]
  .map((day) => `{ "value": "${day}", "label": "Days.", "publishAt": "2097-01-0${day}" }, `)
  .join('');

/** Pages and sections that exist for a limited time, and the links to them. */
export const cases: BrokenCase[] = [
  {
    name: 'a day that does not exist',
    change: change(INDEX, FIGURES, `${FIGURES}\n      "publishAt": "2097-02-30",`),
    report: [
      'pages-config/index.json:25:20 no-such-day There is no 2097-02-30.',
      '  February 2097 has 28 days.',
    ],
  },
  {
    name: 'an hour that does not exist',
    change: change(TERMS, '"seo"', '"expireAt": "2097-06-01T24:00",\n  "seo"'),
    report: [
      'pages-config/terms.json:5:15 malformed-value "expireAt" can’t be "2097-06-01T24:00".',
      '  The day or time from which the page is no longer on the site, in the site\'s time zone. An example: "2027-09-01"',
    ],
  },
  {
    name: 'a section that ends before it begins',
    change: change(INDEX, FIGURES, `${FIGURES} "publishAt": "2097-06-01", "expireAt": "2097-06-01T00:00",`),
    report: [
      'pages-config/index.json:24:89 expires-early "expireAt" is not later than "publishAt": this would never be shown.',
      '  Swap the two, or correct one.',
    ],
  },
  {
    name: 'a dated question in a list that others refer to by position',
    change: change(INDEX, QUESTION, `"publishAt": "2097-06-01", ${QUESTION}`),
    report: [
      'pages-config/index.json:18:11 unknown-key Unknown key "publishAt" in “Question”.',
      '  Known keys: question, answer.',
    ],
  },
  {
    name: 'a list that loses its last entry',
    change: {
      replace: [
        [INDEX, '{ "value": "EUR 40"', '{ "expireAt": "2098-01-01", "value": "EUR 40"'],
        [INDEX, '{ "value": "2"', '{ "expireAt": "2097-01-01", "value": "2"'],
      ],
    },
    report: [
      'pages-config/index.json:25:16 too-few From 2097-01-01 on: "items" has 1 entry; at least 2 are needed.',
      '  The facts in their order; figures begin with the most important.',
    ],
  },
  {
    name: 'too many entries from a day on',
    change: change(INDEX, '{ "value": "2"', `${FIGURES_TO_COME}{ "value": "2"`),
    report: [
      'pages-config/index.json:25:16 too-many From 2097-01-04 on: "items" has 6 entries; the limit is 5.',
      '  The facts in their order; figures begin with the most important.',
    ],
  },
  {
    name: 'more entries than fit, but never at one time',
    change: change(INDEX, '{ "value": "2"', `${FIGURES_TO_COME}{ "value": "2", "expireAt": "2097-01-04"`),
    report: [''],
  },
  {
    name: 'a page that loses its main heading',
    change: change(VISIT, '"title": "Visit us"', '"title": "Visit us", "expireAt": "2097-06-01T18:00"'),
    report: [
      'pages-config/visit.json:5:3 no-main-heading From 2097-06-01T18:00 on: The page has no main heading.',
      '  Begin with a section that has one, such as page-head or hero.',
    ],
  },
  {
    name: 'two sections with one name at one time',
    change: change(
      INDEX,
      FIGURES,
      `{ "type": "call-to-action", "id": "figures", "expireAt": "2098-01-01", "title": "Ask us", "action": { "label": "Visit us", "to": "/visit" } },\n    ${FIGURES} "id": "figures", "publishAt": "2097-01-01",`,
    ),
    report: [
      'pages-config/index.json:25:56 duplicate-id From 2097-01-01 on: The name "figures" appears twice on this page.',
      '  Choose another name, and update the links to it.',
    ],
  },
  {
    name: 'two sections with one name, one after the other',
    change: change(
      INDEX,
      FIGURES,
      `{ "type": "call-to-action", "id": "figures", "expireAt": "2097-01-01", "title": "Ask us", "action": { "label": "Ask", "to": "#figures" } },\n    ${FIGURES} "id": "figures", "publishAt": "2097-01-01",`,
    ),
    report: [''],
  },
  {
    name: 'a link to a future page',
    change: {
      replace: [
        [TERMS, '"seo"', '"publishAt": "2097-06-01",\n  "seo"'],
        [SITE, ', { "label": "Terms", "to": "/terms" }]', ']'],
      ],
    },
    report: [
      'pages-config/_site.json:15:85 link-too-early There is no page /terms before 2097-06-01.',
      '  Write "publishAt": "2097-06-01" beside this link’s section or entry too, or change the date in pages-config/terms.json.',
    ],
  },
  {
    name: 'links with the dates of their page, in the navigation and in the footer',
    change: {
      replace: [
        [TERMS, '"seo"', '"publishAt": "2097-06-01",\n  "seo"'],
        [
          SITE,
          '{ "label": "Terms", "to": "/terms" }]',
          '{ "label": "Terms", "to": "/terms", "publishAt": "2097-07-01" }]',
        ],
        [SITE, '"to": "/terms#returns" }', '"to": "/terms#returns", "publishAt": "2097-06-01" }'],
      ],
    },
    report: [''],
  },
  {
    name: 'a redirect to a page with dates',
    change: {
      files: { [REDIRECTS]: '{ "redirects": [{ "from": "/rules", "to": "/terms#returns" }] }' },
      replace: [
        [TERMS, '"seo"', '"expireAt": "2097-06-01",\n  "seo"'],
        [
          SITE,
          '{ "label": "Terms", "to": "/terms" }]',
          '{ "label": "Terms", "to": "/terms", "expireAt": "2097-06-01" }]',
        ],
        [SITE, '"to": "/terms#returns" }', '"to": "/terms#returns", "expireAt": "2097-06-01" }'],
      ],
    },
    report: [''],
  },
  {
    name: 'a link that stays after its page has expired',
    change: {
      replace: [
        [LAMPS, '"tile":', '"expireAt": "2097-06-01T18:00",\n  "tile":'],
        [SITE, '{ "label": "Lamps", "to": "/lamps" },\n    {', '{'],
        [SITE, '{ "label": "Lamps", "to": "/lamps" }, ', ''],
      ],
    },
    report: [
      'pages-config/index.json:10:51 link-too-late There is no page /lamps from 2097-06-01T18:00 on.',
      '  Write "expireAt": "2097-06-01T18:00" beside this link’s section or entry too, or change the date in pages-config/lamps.json.',
    ],
  },
  {
    name: 'a link to a future section',
    change: {
      replace: [
        [INDEX, '"id": "questions"', '"id": "questions", "publishAt": "2097-06-01"'],
        [
          EVENTS,
          '"currentPage": "Evenings"',
          '"breadcrumbs": [{ "label": "Questions", "to": "/#questions" }], "currentPage": "Evenings"',
        ],
      ],
    },
    report: [
      'pages-config/events.json:6:111 link-too-early There is no anchor "questions" on / before 2097-06-01.',
      '  Write "publishAt": "2097-06-01" beside this link’s section or entry too, or change the date in pages-config/index.json.',
    ],
  },
  {
    name: 'a home page with a date',
    change: change(INDEX, '"sections"', '"publishAt": "2020-01-01",\n  "sections"'),
    report: [
      'pages-config/index.json:5:3 page-needed The home page must always be there: no site can do without it.',
      '  Remove "publishAt"; sections may have dates.',
    ],
  },
  {
    name: 'an error in a period that has passed',
    change: {
      replace: [
        [INDEX, '{ "value": "EUR 40"', '{ "publishAt": "2020-01-01", "value": "EUR 40"'],
        [INDEX, '{ "value": "2"', '{ "publishAt": "2021-01-01", "value": "2"'],
        [TERMS, '"seo"', '"publishAt": "2021-06-01",\n  "seo"'],
      ],
    },
    report: [''],
  },
];
